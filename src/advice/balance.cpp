#include "advice/balance.h"

#include "core/referee.h"

#include <algorithm>

namespace tianyuan::advice {
namespace {

using player::Position;

constexpr int Reach = 3;
constexpr std::size_t Pairs =
    64;  // few enough that the best get a long look in a tenth of a second

bool isNearAStone(const Board& board, Point point, int reach) {
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            const Stone stone = board.at(point + Offset{dx, dy});
            if (stone == Stone::Black || stone == Stone::White) return true;
        }
    }
    return false;
}

Position after(Position position, Point stone) {
    position.board.play(stone);
    position.moves.emplace_back(stone);
    return position;
}

}  // namespace

std::vector<Point> quietPoints(const Position& position, int reach,
                               const std::vector<Point>& excluded) {
    const Board& board = position.board;
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            if (!board.isEmpty(point)) continue;
            const bool isNear = board.stones() == 0 ? distance(point, board.centre()) <= reach
                                                    : isNearAStone(board, point, reach);
            if (!isNear || std::find(excluded.begin(), excluded.end(), point) != excluded.end()) {
                continue;
            }
            if (judge(board, point, board.sideToMove(), position.rule) == Judgement::Fine) {
                points.push_back(point);
            }
        }
    }
    return points;
}

std::vector<Plan> randomPairs(const Position& position, const std::vector<Point>& excluded,
                              std::mt19937_64& random) {
    const bool isEmpty = position.board.stones() == 0;
    const auto firsts = quietPoints(position, isEmpty ? Board::MaxSize : Reach, excluded);
    std::vector<Plan> plans;
    for (std::size_t i = 0; i < Pairs && !firsts.empty(); ++i) {
        const Point first = firsts[random() % firsts.size()];
        const auto seconds = quietPoints(after(position, first), Reach, excluded);
        if (seconds.empty()) continue;
        plans.push_back({{first, seconds[random() % seconds.size()]}});
    }
    return plans;
}

Result<std::vector<Point>> balancedStones(player::Player& player, const Position& position,
                                          int stones, double wish, const player::Limits& limits,
                                          std::stop_token stop, std::uint64_t seed) {
    std::vector<Plan> plans;
    if (stones == 1) {
        const int reach = position.board.stones() == 0 ? Board::MaxSize : Reach;
        for (const Point first : quietPoints(position, reach, limits.excluded)) {
            plans.push_back({{first}});
        }
    } else {
        std::mt19937_64 random(seed);
        plans = randomPairs(position, limits.excluded, random);
    }
    if (plans.empty()) return Reason{"bot.all-excluded", {}};
    Judge judge(player, limits, stop);
    sortByNearness(plans, position, wish, judge);
    return plans.front().stones;
}

}  // namespace tianyuan::advice
