#pragma once

#include "core/board.h"

#include <optional>

namespace tianyuan::study {

/// Does a computer that plays `side` take a draw that it is offered in this position? `chance` is
/// how likely it thinks itself to win, from 0 to 1 (chanceIn() of what it thought last; one minus
/// that if the other side was to move); nothing: it cannot tell.
///
/// It does if it is worse and the game is no longer young, or if it is about even and there is
/// nothing left to play for: it cannot make five any more, or the board is mostly full. Who is
/// better plays on, and so does who does not know.
bool takesDraw(const Board& board, Stone side, std::optional<double> chance);

/// Is there still a row of five points without a stone of the other side?
bool canStillMakeFive(const Board& board, Stone side);

}  // namespace tianyuan::study
