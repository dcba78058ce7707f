#include "bots/allowed_points.h"

#include "core/foul.h"

#include <algorithm>

namespace tianyuan::bots {

std::vector<Point> allowedPoints(const player::Position& position, const player::Limits& limits) {
    const Board& board = position.board;
    const bool fouls = position.rule == Rule::Renju && board.sideToMove() == Stone::Black;
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            if (!board.isEmpty(point)) continue;
            if (std::ranges::count(limits.excluded, point) > 0) continue;
            if (fouls && isForbidden(board, point)) continue;
            points.push_back(point);
        }
    }
    return points;
}

Result<Move> answerWithoutPoint(const player::Position& position) {
    if (position.board.isFull()) return Reason{"bot.board-full", {}};
    if (allowedPoints(position, {}).empty()) return Move::pass();
    return Reason{"bot.all-excluded", {}};
}

Point nearestToCentre(const std::vector<Point>& points, const Board& board) {
    return *std::ranges::min_element(points, {},
                                     [&](Point point) { return distance(point, board.centre()); });
}

}  // namespace tianyuan::bots
