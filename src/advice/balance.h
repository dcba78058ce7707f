#pragma once

#include "advice/judge.h"
#include "player/player.h"

#include <cstdint>
#include <random>
#include <vector>

namespace tianyuan::advice {

/// Where a stone may well stand when balance is sought: the legal points that are neither excluded
/// nor won at once, within `reach` of the stones or, on an empty board, of the centre.
std::vector<Point> quietPoints(const player::Position& position, int reach,
                               const std::vector<Point>& excluded);

/// A sample of plans for the next two stones, near those that stand.
std::vector<Plan> randomPairs(const player::Position& position, const std::vector<Point>& excluded,
                              std::mt19937_64& random);

/// The next stone, or the next two, such that the side which moves after them wins with a chance
/// near to `wish`. With two it looks at a sample, which `seed` decides. Blocks until `limits` or
/// `stop`; a reason only if there are no such stones at all.
Result<std::vector<Point>> balancedStones(player::Player& player, const player::Position& position,
                                          int stones, double wish, const player::Limits& limits,
                                          std::stop_token stop, std::uint64_t seed);

}  // namespace tianyuan::advice
