#pragma once

#include "record/renlib_layout.h"
#include "record/tree.h"

#include <bitset>

namespace tianyuan::record::renlib {

/// The stones of one line of a library, while a tree is walked: which points are taken and whose
/// turn it is. Black begins; passes count as turns, nodes that are no moves do not.
class Line {
public:
    Stone toMove() const { return toMove_; }

    /// False, and nothing done, if there is a stone on the point.
    bool play(Move move) {
        if (!move.isPass()) {
            if (taken_[byteFromPoint(move.point())]) return false;
            taken_.set(byteFromPoint(move.point()));
        }
        toMove_ = opponent(toMove_);
        return true;
    }

    /// Undoes the moves of `from` and of its ancestors below `to`.
    void goBack(const Tree& tree, NodeId from, NodeId to) {
        for (; from != to; from = tree[from].parent) {
            const Node& node = tree[from];
            if (!node.isMove()) continue;
            if (!node.move.isPass()) taken_.reset(byteFromPoint(node.move.point()));
            toMove_ = opponent(toMove_);
        }
    }

private:
    std::bitset<256> taken_;
    Stone toMove_ = Stone::Black;
};

}  // namespace tianyuan::record::renlib
