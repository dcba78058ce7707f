#pragma once

#include "core/board.h"
#include "player/thought.h"

#include <string>

namespace tianyuan::cli {

/// A player's score map as text: the score on each empty point that has one, shortened to four
/// characters (1.2k, 30k), X and O for stones, coordinates around it.
std::string drawMap(const Board& board, const player::ScoreMap& map);

}  // namespace tianyuan::cli
