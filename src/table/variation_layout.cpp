#include "table/variation_layout.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

using record::NodeId;
using record::NoNode;
using record::Tree;

/// Keeps, for every row, the first lane that nothing stands in yet.
class Lanes {
public:
    /// The lane for a line of `length` rows from `row` on; one of its rows above, so that the
    /// branch can be drawn.
    int take(int row, int length, int least) {
        const int first = std::max(0, row - 1), last = row + length - 1;
        grow(last);
        int lane = least;
        for (int i = first; i <= last; ++i) lane = std::max(lane, free_[at(i)]);
        for (int i = first; i <= last; ++i) free_[at(i)] = lane + 1;
        return lane;
    }

private:
    static std::size_t at(int row) { return static_cast<std::size_t>(row); }
    void grow(int row) {
        if (free_.size() <= at(row)) free_.resize(at(row) + 1, 0);
    }

    std::vector<int> free_;
};

int lengthOfLine(const Tree& tree, NodeId node) {
    int length = 0;
    for (; node != NoNode; node = tree[node].firstChild) ++length;
    return length;
}

/// A line that is still to be laid out: where it begins and what it branches off.
struct Branch {
    NodeId node = NoNode;
    int row = 0;
    int parentLane = 0;
    int number = 0;
};

class Layouter {
public:
    explicit Layouter(const Tree& tree) : tree_(tree) {}

    TreeLayout all() {
        std::vector<Branch> waiting{{Tree::Root, 0, 0, 0}};
        while (!waiting.empty()) {
            const Branch branch = waiting.back();
            waiting.pop_back();
            addLine(branch, waiting);
        }
        return std::move(layout_);
    }

    TreeLayout along(const std::vector<NodeId>& walked) {
        add(Tree::Root, 0, 0, 0, 0);
        int row = 0, number = 0;
        NodeId parent = Tree::Root;
        for (const NodeId id : walked) {
            ++row;
            number += tree_[id].isMove() ? 1 : 0;
            add(id, 0, row, 0, number);
            int lane = 0;
            for (const NodeId other : tree_.children(parent)) {
                if (other != id) add(other, ++lane, row, 0, number);
            }
            parent = id;
        }
        return std::move(layout_);
    }

private:
    void addLine(const Branch& branch, std::vector<Branch>& waiting) {
        const int lane = lanes_.take(branch.row, lengthOfLine(tree_, branch.node),
                                     branch.node == Tree::Root ? 0 : branch.parentLane + 1);
        int row = branch.row, number = branch.number, parentLane = branch.parentLane;
        const std::size_t mark = waiting.size();
        for (NodeId id = branch.node; id != NoNode; id = tree_[id].firstChild) {
            number += tree_[id].isMove() ? 1 : 0;
            add(id, lane, row, parentLane, tree_[id].isMove() ? number : 0);
            parentLane = lane;
            const NodeId first = tree_[id].firstChild;
            for (NodeId other = first == NoNode ? NoNode : tree_[first].nextSibling;
                 other != NoNode; other = tree_[other].nextSibling) {
                waiting.push_back({other, row + 1, lane, number});
            }
            ++row;
        }
        // Those that branch off last are laid out first: they lie nearest to the line.
        std::stable_sort(waiting.begin() + static_cast<std::ptrdiff_t>(mark), waiting.end(),
                         [](const Branch& a, const Branch& b) { return a.row < b.row; });
    }

    void add(NodeId node, int lane, int row, int parentLane, int number) {
        layout_.places.push_back({node, lane, row, parentLane, number});
        layout_.lanes = std::max(layout_.lanes, lane + 1);
        layout_.rows = std::max(layout_.rows, row + 1);
    }

    const Tree& tree_;
    TreeLayout layout_;
    Lanes lanes_;
};

}  // namespace

TreeLayout layOut(const Tree& tree, const std::vector<NodeId>& walked, std::size_t most) {
    return tree.capacity() > most ? Layouter(tree).along(walked) : Layouter(tree).all();
}

}  // namespace tianyuan::table
