#include "record/merge.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tianyuan::record {
namespace {

class Merger {
public:
    Merger(Record& into, const Record& from) : into_(into), from_(from) {}

    bool isDone() {
        mergeHead();
        mergeTrees();
        return !contradicts_;
    }
    bool hasAdded() const { return added_; }

private:
    /// What one of both must have left open: else they contradict each other.
    template <typename Value>
    void fill(Value& mine, const Value& theirs, const Value& unsaid = {}) {
        if (mine == theirs || theirs == unsaid) return;
        if (mine == unsaid) {
            mine = theirs;
            added_ = true;
        } else {
            contradicts_ = true;
        }
    }

    void join(std::string& mine, const std::string& theirs) {
        if (mine.find(theirs) != std::string::npos) return;
        const bool holdsMine = theirs.find(mine) != std::string::npos;
        mine = holdsMine ? theirs : mine + "\n\n" + theirs;
        added_ = true;
    }

    void mergeOthers(std::vector<Property>& mine, const std::vector<Property>& theirs) {
        for (const Property& property : theirs) {
            const auto sameName = [&](const Property& own) { return own.name == property.name; };
            if (std::find(mine.begin(), mine.end(), property) != mine.end()) continue;
            if (std::any_of(mine.begin(), mine.end(), sameName)) {
                contradicts_ = true;
            } else {
                mine.push_back(property);
                added_ = true;
            }
        }
    }

    void mergeHead() {
        fill(into_.place, from_.place);
        fill(into_.timeControl, from_.timeControl);
        fill(into_.opening, from_.opening);
        fill(into_.openingSteps, from_.openingSteps);
        if (into_.outcome.isOver() && from_.outcome.isOver()) {
            fill(into_.outcome.ending, from_.outcome.ending, Ending::Unknown);
        } else {
            fill(into_.outcome, from_.outcome);
        }
        join(into_.comment, from_.comment);
        mergeOthers(into_.others, from_.others);
    }

    void mergeNotes(NodeId mine, NodeId theirs) {
        const Notes* others = from_.tree.notes(theirs);
        if (!others) return;
        Notes& notes = into_.tree.editNotes(mine);
        fill(notes.title, others->title);
        join(notes.comment, others->comment);
        for (const Mark& mark : others->marks) {
            if (std::find(notes.marks.begin(), notes.marks.end(), mark) != notes.marks.end()) {
                continue;
            }
            notes.marks.push_back(mark);
            added_ = true;
        }
        fill(notes.timeSpent, others->timeSpent);
        fill(notes.timeLeft, others->timeLeft);
        fill(notes.evaluation, others->evaluation);
        mergeOthers(notes.others, others->others);
    }

    /// A node without a move is the same only with the same notes.
    NodeId counterpart(NodeId parent, NodeId theirs) const {
        const Node& node = from_.tree[theirs];
        if (node.isMove()) return into_.tree.childWith(parent, node.stone, node.move);
        static const Notes none;
        const Notes* wanted = from_.tree.notes(theirs);
        for (const NodeId child : into_.tree.children(parent)) {
            const Notes* notes = into_.tree.notes(child);
            const bool isSame = (notes ? *notes : none) == (wanted ? *wanted : none);
            if (!into_.tree[child].isMove() && isSame) return child;
        }
        return NoNode;
    }

    void mergeTrees() {
        mergeNotes(Tree::Root, Tree::Root);
        std::vector<NodeId> places(from_.tree.capacity(), NoNode);
        places[Tree::Root] = Tree::Root;
        bool onMainLine = true;
        NodeId last = Tree::Root;
        for (NodeId id = from_.tree.next(Tree::Root); id != NoNode && !contradicts_;
             id = from_.tree.next(id)) {
            const Node& node = from_.tree[id];
            onMainLine = onMainLine && node.parent == last;
            last = id;
            const NodeId parent = places[node.parent];
            NodeId mine = counterpart(parent, id);
            if (mine == NoNode) {
                // The main lines have the same moves; here they are cut into nodes differently.
                if (onMainLine) contradicts_ = true;
                mine = into_.tree.add(parent, node.stone, node.move);
                added_ = true;
            }
            places[id] = mine;
            mergeNotes(mine, id);
        }
    }

    Record& into_;
    const Record& from_;
    bool added_ = false;
    bool contradicts_ = false;
};

}  // namespace

std::optional<bool> merge(Record& into, const Record& from) {
    Record merged = into;
    Merger merger(merged, from);
    if (!merger.isDone()) return std::nullopt;
    if (merger.hasAdded()) into = std::move(merged);
    return merger.hasAdded();
}

}  // namespace tianyuan::record
