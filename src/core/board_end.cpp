#include "core/board_end.h"

#include "core/referee.h"

namespace tianyuan {

bool hasEnded(const Board& board, Rule rule) {
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None && makesFive(board, {x, y}, stone, rule)) return true;
        }
    }
    return board.isFull();
}

}  // namespace tianyuan
