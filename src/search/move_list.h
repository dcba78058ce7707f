#pragma once

#include "eval/grid.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace tianyuan::search {

/// A move that is to be tried, and how promising it looks.
struct RankedMove {
    eval::Cell cell = eval::NoCell;
    int rank = 0;
};

/// The moves of a node, taken best first. Sorting is done only as far as it is asked for.
class MoveList {
public:
    void add(eval::Cell cell, int rank) {
        assert(size_ < Most);
        moves_[static_cast<std::size_t>(size_++)] = {cell, rank};
    }
    /// Takes a move out, if it is there.
    void remove(eval::Cell cell) {
        for (int i = 0; i < size_; ++i) {
            if (at(i).cell != cell) continue;
            std::move(begin() + i + 1, end(), begin() + i);
            --size_;
            return;
        }
    }
    int size() const { return size_; }
    bool isEmpty() const { return size_ == 0; }

    const RankedMove& at(int index) const { return moves_[static_cast<std::size_t>(index)]; }

    RankedMove* begin() { return moves_.data(); }
    RankedMove* end() { return moves_.data() + size_; }

    /// The best of those not yet taken; a cell of NoCell at the end.
    RankedMove next() {
        if (taken_ == size_) return {};
        RankedMove* best = begin() + taken_;
        for (RankedMove* move = best + 1; move < end(); ++move) {
            if (move->rank > best->rank) best = move;
        }
        std::swap(*best, moves_[static_cast<std::size_t>(taken_)]);
        return moves_[static_cast<std::size_t>(taken_++)];
    }

private:
    static constexpr int Most = Board::MaxSize * Board::MaxSize;

    std::array<RankedMove, static_cast<std::size_t>(Most)> moves_;
    int size_ = 0;
    int taken_ = 0;
};

}  // namespace tianyuan::search
