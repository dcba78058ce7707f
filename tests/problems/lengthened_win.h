#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <random>
#include <vector>

namespace tianyuan::test {

/// A position with a win by fours, changed stone by stone so that the win gets longer: after each
/// of `tries` changes by chance it is kept only if the shortest win takes at least as many stones
/// as before. The position is what stands after `moves`; so is the answer, where the order of the
/// moves means nothing but the colours. Sides have as many stones as before, or a pair more.
std::vector<Move> lengthenedWin(std::vector<Move> moves, int size, Rule rule, int tries,
                                std::mt19937_64& random);

}  // namespace tianyuan::test
