#pragma once

#include "board_drawing.h"
#include "game/game.h"

namespace tianyuan::cli {

/// What is marked on the board of a game: the last move or the five that won, the points forbidden
/// to Black on Black's turn, and fifth moves that were offered.
BoardMarks marksOf(const game::Game& game);

}  // namespace tianyuan::cli
