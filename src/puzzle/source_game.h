#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <vector>

namespace tianyuan::puzzle {

/// The moves of a game between two sides that see what every stone makes but choose carelessly:
/// they miss wins and walk into them, as people do. The same seed gives the same game. It ends
/// before the five.
std::vector<Move> sourceGame(Rule rule, int size, std::uint64_t seed);

}  // namespace tianyuan::puzzle
