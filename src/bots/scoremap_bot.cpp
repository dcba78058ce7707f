#include "bots/scoremap_bot.h"

#include "bots/allowed_points.h"
#include "core/referee.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::bots {
namespace {

/// What 0 to 4 stones are worth, by the number of empty ends.
struct StoneWorths {
    std::array<int, 5> oneEnd;
    std::array<int, 5> twoEnds;
};

constexpr StoneWorths Own{{5, 10, 50, 200, 30000}, {5, 10, 75, 10000, 30000}};
constexpr StoneWorths Theirs{{0, 10, 30, 60, 20000}, {0, 10, 40, 150, 20000}};

/// The stones of one side on both sides of a point, along one line.
struct Neighbours {
    int stones = 0;
    int emptyEnds = 0;
};

Neighbours neighboursOf(const Board& board, Point point, Offset direction, Stone side) {
    Neighbours found;
    for (const Offset step : {-direction, direction}) {
        Point next = point + step;
        for (int i = 0; i < 4 && board.at(next) == side; ++i, next = next + step) ++found.stones;
        if (board.isEmpty(next)) ++found.emptyEnds;
    }
    found.stones = std::min(found.stones, 4);
    return found;
}

/// With none, one or four stones the ends do not matter; two or three without an empty end are
/// dead.
int worth(const StoneWorths& table, Neighbours found) {
    const auto stones = static_cast<std::size_t>(found.stones);
    if (stones <= 1 || stones == 4) return table.oneEnd[stones];
    if (found.emptyEnds == 0) return 0;
    return (found.emptyEnds == 1 ? table.oneEnd : table.twoEnds)[stones];
}

int scoreOf(const Board& board, Point point, Stone side) {
    int score = 0;
    for (const Offset direction : Directions) {
        score += worth(Own, neighboursOf(board, point, direction, side));
        score += worth(Theirs, neighboursOf(board, point, direction, opponent(side)));
    }
    return score;
}

}  // namespace

Result<Move> ScoremapBot::choose(const player::Position& position, const player::Limits& limits,
                                 std::stop_token, const OnThought& onThought) {
    const Board& board = position.board;
    const Stone side = board.sideToMove();
    const std::vector<Point> points = allowedPoints(position, limits);
    if (points.empty()) return answerWithoutPoint(position);

    player::ScoreMap map;
    for (const Point point : points) {
        map.push_back({point, static_cast<double>(scoreOf(board, point, side))});
    }
    const double highest = std::ranges::max(map, {}, &player::PointScore::score).score;
    std::vector<Point> best;
    for (const player::PointScore& entry : map) {
        if (entry.score == highest) best.push_back(entry.point);
    }

    const Point choice =
        board.stones() == 0 ? nearestToCentre(points, board) : best[random_() % best.size()];
    if (onThought) {
        const bool wins = makesFive(board, choice, side, position.rule);
        const auto score = wins ? player::Score::winIn(1) : player::Score::of(highest);
        onThought(
            {.depth = 1, .score = score, .nodes = 1, .line = {choice}, .map = std::move(map)});
    }
    return Move(choice);
}

}  // namespace tianyuan::bots
