#include "record/renlib_labels.h"

#include "core/split_words.h"
#include "record/renlib_kept.h"
#include "record/text_lines.h"

#include <array>
#include <bitset>
#include <optional>
#include <unordered_map>

namespace tianyuan::record::renlib {
namespace {

constexpr std::size_t Bytes = 256;
// More children than points: a node of no library that a person made.
constexpr std::size_t MostSettled = 4 * BoardSize * BoardSize;

/// The labels of a node, to be taken in their order, point by point.
class LabelQueue {
public:
    LabelQueue(const Record& record, NodeId id) {
        const Notes* notes = record.tree.notes(id);
        if (!notes) return;
        for (const Mark& mark : notes->marks) {
            const bool fits =
                mark.kind == Mark::Kind::Label && !mark.text.empty() && isOnBoard(mark.point);
            if (fits) waiting_[byteFromPoint(mark.point)].push_back(&mark);
        }
    }

    const Mark* first(Point point) const {
        const std::uint8_t at = byteFromPoint(point);
        return taken_[at] < waiting_[at].size() ? waiting_[at][taken_[at]] : nullptr;
    }
    void take(Point point) { ++taken_[byteFromPoint(point)]; }

private:
    std::array<std::vector<const Mark*>, Bytes> waiting_;
    std::array<std::size_t, Bytes> taken_{};
};

bool hasLabels(const Record& record, NodeId id) {
    const Notes* notes = record.tree.notes(id);
    if (!notes) return false;
    for (const Mark& mark : notes->marks) {
        if (mark.kind == Mark::Kind::Label) return true;
    }
    return false;
}

/// Does a node hold its text and nothing else?
bool isOnlyAText(const Record& record, NodeId id) {
    const Node& node = record.tree[id];
    const Notes* notes = record.tree.notes(id);
    if (node.isMove() || node.firstChild != NoNode || !notes) return false;
    Notes expected;
    expected.others = notes->others;
    return *notes == expected && notes->others.size() == 1 &&
           notes->others.front().name == property::Point;
}

NodeId childAt(const std::vector<NodeId>& children, std::size_t place) {
    return place < children.size() ? children[place] : NoNode;
}

class Settler {
public:
    Settler(Record& record, const std::vector<bool>& hasLabel)
        : record_(record), hasLabel_(hasLabel) {}

    void settle(NodeId parent) {
        const std::vector<NodeId> children = record_.tree.children(parent);
        markBare(parent, children);
        if (children.size() <= MostSettled) fold(parent, children);
    }

private:
    /// Notes it of those who would be given a label that is another's.
    void markBare(NodeId parent, const std::vector<NodeId>& children) {
        LabelQueue labels(record_, parent);
        for (const NodeId child : children) {
            const std::optional<Point> point = ownPoint(record_, child);
            if (!point || !labels.first(*point)) continue;
            if (hasLabel_[child]) {
                labels.take(*point);
            } else {
                record_.tree.editNotes(child).others.push_back({property::Bare, {""}});
            }
        }
    }

    void fold(NodeId parent, const std::vector<NodeId>& children) {
        std::bitset<Bytes> once;
        std::bitset<Bytes> twice;
        for (const NodeId child : children) {
            const std::optional<Point> point = ownPoint(record_, child);
            if (!point) continue;
            const std::uint8_t at = byteFromPoint(*point);
            if (once[at]) twice.set(at);
            once.set(at);
        }
        std::vector<NodeId> stay;
        std::vector<std::size_t> places;
        for (const NodeId child : children) {
            const std::optional<Point> point = ownPoint(record_, child);
            const bool goes = hasLabel_[child] && isOnlyAText(record_, child) && point &&
                              !twice[byteFromPoint(*point)];
            if (goes) {
                places.push_back(stay.size());
                record_.tree.remove(child);
            } else {
                stay.push_back(child);
            }
        }
        if (!places.empty()) keepPlaces(parent, stay, places);
    }

    void keepPlaces(NodeId parent, const std::vector<NodeId>& children,
                    const std::vector<std::size_t>& places) {
        const std::vector<LooseLabel> loose = planLabels(record_, parent).loose;
        bool isExpected = loose.size() == places.size();
        for (std::size_t i = 0; isExpected && i < places.size(); ++i) {
            isExpected = loose[i].before == childAt(children, places[i]);
        }
        if (isExpected) return;
        std::string text;
        for (const std::size_t place : places) {
            if (!text.empty()) text += ' ';
            text += std::to_string(place);
        }
        record_.tree.editNotes(parent).others.push_back({property::Texts, {text}});
    }

    Record& record_;
    const std::vector<bool>& hasLabel_;
};

/// Puts the loose labels where they stood, if there are still as many.
void placeLoose(const Record& record, NodeId parent, const std::vector<NodeId>& children,
                std::vector<LooseLabel>& loose) {
    const std::optional<std::string> kept = keptValue(record, parent, property::Texts);
    if (!kept) return;
    const std::vector<std::string_view> words = splitWords(*kept);
    if (words.size() != loose.size()) return;
    std::vector<NodeId> befores;
    std::size_t last = 0;
    for (const std::string_view word : words) {
        const std::optional<std::size_t> place = integerFrom<std::size_t>(word);
        if (!place || *place < last || *place > children.size()) return;
        last = *place;
        befores.push_back(childAt(children, *place));
    }
    for (std::size_t i = 0; i < loose.size(); ++i) loose[i].before = befores[i];
}

}  // namespace

void settleLabels(Record& record, const std::vector<bool>& hasLabel) {
    Settler settler(record, hasLabel);
    std::vector<bool> isSettled(hasLabel.size());
    for (NodeId id = 0; id < hasLabel.size(); ++id) {
        if (!hasLabel[id]) continue;
        const NodeId parent = record.tree[id].parent;
        if (parent == NoNode || isSettled[parent]) continue;
        isSettled[parent] = true;
        settler.settle(parent);
    }
}

LabelPlan planLabels(const Record& record, NodeId parent) {
    LabelPlan plan;
    if (!hasLabels(record, parent)) return plan;
    LabelQueue labels(record, parent);
    const std::vector<NodeId> children = record.tree.children(parent);
    std::bitset<Bytes> used;
    std::unordered_map<const Mark*, NodeId> childOf;
    for (const NodeId child : children) {
        const std::optional<Point> point = ownPoint(record, child);
        if (!point) continue;
        used.set(byteFromPoint(*point));
        const Mark* label = labels.first(*point);
        if (!label || isKept(record, child, property::Bare)) continue;
        plan.named.push_back({child, label->text});
        childOf[label] = child;
        labels.take(*point);
    }
    std::size_t placed = 0;  // those before it stand before a child that was named after them
    for (const Mark& mark : record.tree.notes(parent)->marks) {
        if (const auto named = childOf.find(&mark); named != childOf.end()) {
            for (; placed < plan.loose.size(); ++placed) plan.loose[placed].before = named->second;
            continue;
        }
        const bool fits = mark.kind == Mark::Kind::Label && !mark.text.empty() &&
                          isOnBoard(mark.point) && !used[byteFromPoint(mark.point)];
        if (!fits) continue;
        used.set(byteFromPoint(mark.point));
        plan.loose.push_back({mark.point, mark.text, NoNode});
    }
    placeLoose(record, parent, children, plan.loose);
    return plan;
}

}  // namespace tianyuan::record::renlib
