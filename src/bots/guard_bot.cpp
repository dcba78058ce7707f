#include "bots/guard_bot.h"

#include "bots/allowed_points.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::bots {
namespace {

constexpr std::array<int, 5> Weights{0, 1, 10, 100, 1000};  // for 0 to 4 stones

int stonesFrom(const Board& board, Point point, Offset step, Stone side) {
    int stones = 0;
    for (Point next = point + step; board.at(next) == side; next = next + step) ++stones;
    return stones;
}

int weightOf(const Board& board, Point point, Stone enemy) {
    int weight = 0;
    for (const Offset direction : Directions) {
        for (const Offset step : {direction, -direction}) {
            const int stones = std::min(stonesFrom(board, point, step, enemy), 4);
            weight += Weights[static_cast<std::size_t>(stones)];
        }
    }
    return weight;
}

}  // namespace

Result<Move> GuardBot::choose(const player::Position& position, const player::Limits& limits,
                              std::stop_token, const OnThought& onThought) {
    const Board& board = position.board;
    std::vector<Point> points = allowedPoints(position, limits);
    if (points.empty()) return answerWithoutPoint(position);
    std::ranges::sort(points, {}, [](Point point) { return std::pair(point.x, point.y); });

    const Stone enemy = opponent(board.sideToMove());
    player::ScoreMap map;
    for (const Point point : points) {
        map.push_back({point, static_cast<double>(weightOf(board, point, enemy))});
    }
    const player::PointScore& heaviest =
        *std::ranges::max_element(map, {}, &player::PointScore::score);

    const Point choice = board.stones() == 0 ? nearestToCentre(points, board) : heaviest.point;
    if (onThought) {
        const auto score = player::Score::of(heaviest.score);
        onThought(
            {.depth = 1, .score = score, .nodes = 1, .line = {choice}, .map = std::move(map)});
    }
    return Move(choice);
}

}  // namespace tianyuan::bots
