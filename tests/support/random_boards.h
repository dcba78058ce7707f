#pragma once

#include "core/referee.h"

#include <random>

namespace tianyuan::test {

/// A board with so many stones, thrown near its centre in turn by both sides, none of them winning
/// or forbidden. Black is to move if their number is even.
inline Board randomBoard(int size, int stones, Rule rule, std::mt19937& random) {
    Board board(size);
    const int reach = std::min(size / 2, 3);
    for (int tries = 0; board.stones() < stones && tries < 1000; ++tries) {
        const auto coordinate = [&] {
            return size / 2 - reach + static_cast<int>(random() % static_cast<unsigned>(2 * reach));
        };
        const Point point(coordinate(), coordinate());
        if (!board.isEmpty(point)) continue;
        if (judge(board, point, board.sideToMove(), rule) != Judgement::Fine) continue;
        board.play(point);
    }
    return board;
}

}  // namespace tianyuan::test
