#pragma once

#include "core/board.h"

#include <array>
#include <bitset>
#include <vector>

namespace tianyuan::puzzle {

/// Positions, and whether another is much like one of them: four of five stones stand on the same
/// points, perhaps turned or mirrored.
class LikePositions {
public:
    void add(const Board& board) { known_.push_back(stonesOf(board)); }
    bool hasLike(const Board& board) const;

private:
    using Points = std::bitset<Board::MaxSize * Board::MaxSize>;
    using Stones = std::array<Points, 2>;  // black, white
    static Stones stonesOf(const Board& board);

    std::vector<Stones> known_;
};

}  // namespace tianyuan::puzzle
