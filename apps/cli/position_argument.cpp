#include "position_argument.h"

#include "core/notation.h"

namespace tianyuan::cli {

Result<PositionArgument> positionFromText(std::string_view text, int size) {
    auto moves = movesFromText(text, size);
    if (!moves) return moves.reason();
    const auto board = boardFromMoves(*moves, size);
    if (!board) return board.reason();
    return PositionArgument{std::move(*moves), *board};
}

}  // namespace tianyuan::cli
