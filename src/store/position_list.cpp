#include "store/position_list.h"

#include "store/position_key.h"

#include <algorithm>

namespace tianyuan::store {
namespace {

using record::Node;
using record::NodeId;
using record::NoNode;
using record::Record;
using record::Tree;

bool canBeSetUp(const Record& record) {
    if (record.size < Board::MinSize || record.size > Board::MaxSize) return false;
    Board board(record.size);
    for (const record::SetupStone& setup : record.setup) {
        const bool isStone = setup.stone == Stone::Black || setup.stone == Stone::White;
        if (!isStone || !board.isEmpty(setup.point)) return false;
        board.place(setup.point, setup.stone);
    }
    return record.firstToMove == Stone::Black || record.firstToMove == Stone::White;
}

bool canBeMade(const Board& board, const Node& node) {
    const bool isStone = node.stone == Stone::Black || node.stone == Stone::White;
    return isStone && (node.move.isPass() || board.isEmpty(node.move.point()));
}

/// Walks a tree in pre-order and tells how deep it stands.
class Walk {
public:
    explicit Walk(const Tree& tree) : tree_(tree) {}

    NodeId node() const { return node_; }
    std::size_t depth() const { return depth_; }

    bool next() {
        if (tree_[node_].firstChild != NoNode) {
            node_ = tree_[node_].firstChild;
            ++depth_;
            return true;
        }
        while (node_ != Tree::Root && tree_[node_].nextSibling == NoNode) {
            node_ = tree_[node_].parent;
            --depth_;
        }
        if (node_ == Tree::Root) return false;
        node_ = tree_[node_].nextSibling;
        return true;
    }

private:
    const Tree& tree_;
    NodeId node_ = Tree::Root;
    std::size_t depth_ = 0;
};

class Lister {
public:
    explicit Lister(const Record& record) : tree_(record.tree), key_(record::startOf(record)) {}

    std::vector<ListedPosition> list() {
        Walk walk(tree_);
        add(Tree::Root, 0);
        for (NodeId number = 1; walk.next(); ++number) {
            // So long as every step was one down.
            const bool mainLine = walk.depth() == number;
            goBackTo(walk.depth() - 1);
            // The path is shorter where something above could not be played.
            if (path_.size() + 1 < walk.depth()) continue;
            if (!enter(walk.node())) continue;
            if (tree_[walk.node()].isMove()) add(walk.node(), mainLine ? 0 : number);
        }
        std::stable_sort(found_.begin(), found_.end(),
                         [](const auto& a, const auto& b) { return a.key < b.key; });
        const auto isTwin = [](const auto& a, const auto& b) { return a.key == b.key; };
        found_.erase(std::unique(found_.begin(), found_.end(), isTwin), found_.end());
        return std::move(found_);
    }

private:
    struct Step {
        NodeId node;
        Stone sideBefore;
    };

    bool enter(NodeId id) {
        const Node& node = tree_[id];
        const Stone side = key_.board().sideToMove();
        if (node.isMove()) {
            if (!canBeMade(key_.board(), node)) return false;
            key_.play(node.move, node.stone, opponent(node.stone));
            ++ply_;
        }
        path_.push_back({id, side});
        return true;
    }

    void goBackTo(std::size_t depth) {
        while (path_.size() > depth) {
            const Node& node = tree_[path_.back().node];
            if (node.isMove()) {
                key_.takeBack(node.move, path_.back().sideBefore);
                --ply_;
            }
            path_.pop_back();
        }
    }

    void add(NodeId id, NodeId number) {
        NodeId follower = tree_[id].firstChild;
        while (follower != NoNode && !tree_[follower].isMove()) {
            follower = tree_[follower].firstChild;
        }
        ListedPosition position{key_.value(), ply_, number, std::nullopt};
        if (follower != NoNode && canBeMade(key_.board(), tree_[follower])) {
            position.next = key_.canonical(tree_[follower].move);
        }
        found_.push_back(position);
    }

    const Tree& tree_;
    PositionKey key_;
    int ply_ = 0;
    std::vector<Step> path_;
    std::vector<ListedPosition> found_;
};

}  // namespace

std::vector<ListedPosition> positionsOf(const Record& record) {
    if (!canBeSetUp(record)) return {};
    return Lister(record).list();
}

}  // namespace tianyuan::store
