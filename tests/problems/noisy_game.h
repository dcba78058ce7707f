#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <random>
#include <vector>

namespace tianyuan::test {

/// The moves of a game between two sides that see threats but choose carelessly, so that all kinds
/// of attacks come about. It ends with a five (the last move), a full board, or after `length`
/// moves. The same random numbers give the same game.
std::vector<Move> noisyGame(Rule rule, int size, int length, std::mt19937_64& random);

}  // namespace tianyuan::test
