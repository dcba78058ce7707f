#pragma once

#include "core/point.h"
#include "core/rule.h"

#include <array>
#include <random>
#include <span>
#include <vector>

namespace tianyuan::advice {

/// The three stones as steps from the centre, each at most CollectionReach.
using CollectedOpening = std::array<Offset, 3>;
inline constexpr int CollectionReach = 4;

/// What OpeningMaker has found for a rule with long searches on 15 lines.
std::span<const CollectedOpening> openingCollection(Rule rule);

/// Three stones that begin a game and leave neither side much better, for White to move: out of our
/// own collection for the rule, turned or mirrored at random, the first on the centre or beside it.
/// Boards smaller than nine lines have none.
std::vector<Point> collectedOpening(Rule rule, int size, std::mt19937_64& random);

/// The same at random and without a promise, for boards on which the collection has no room.
std::vector<std::vector<Point>> randomOpenings(int size, std::size_t count,
                                               std::mt19937_64& random);

}  // namespace tianyuan::advice
