#pragma once

#include "core/board.h"
#include "core/rule.h"

namespace tianyuan {

/// Is there nothing left to be played, as a winning row stands or the board is full? For a position
/// that came without its moves; else judge() tells it of the last one.
bool hasEnded(const Board& board, Rule rule);

}  // namespace tianyuan
