#pragma once

#include "player/player.h"

#include <vector>

namespace tianyuan::bots {

/// The points that a bot may choose from, row by row: empty, not excluded, and in renju not
/// forbidden to Black.
std::vector<Point> allowedPoints(const player::Position& position, const player::Limits& limits);

/// What to answer if there is no allowed point: a pass where Black finds every empty point
/// forbidden, else the reason.
Result<Move> answerWithoutPoint(const player::Position& position);

/// The one of these points, at least one, to open with.
Point nearestToCentre(const std::vector<Point>& points, const Board& board);

}  // namespace tianyuan::bots
