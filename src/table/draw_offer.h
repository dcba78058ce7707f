#pragma once

#include "core/board.h"

namespace tianyuan::table {

/// Does a computer take a draw that is offered here? Only once there is little left to play for.
bool agreesToDraw(const Board& board);

}  // namespace tianyuan::table
