#include "puzzle/variation.h"

#include "core/referee.h"

#include <vector>

namespace tianyuan::puzzle {
namespace {

constexpr int SetReach = 2;  // how far from another stone one is set

std::vector<Point> stonesOf(const Board& board) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (!board.isEmpty({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

/// Sets a stone beside one that stands there.
bool setNear(Rule rule, Board& board, Point near, Stone stone, std::mt19937_64& random) {
    const auto off = [&] { return static_cast<int>(random() % (2 * SetReach + 1)) - SetReach; };
    const Point point = near + Offset{off(), off()};
    if (!board.isEmpty(point) || judge(board, point, stone, rule) != Judgement::Fine) return false;
    board.place(point, stone);
    return true;
}

}  // namespace

std::optional<Board> varied(Rule rule, const Board& board, std::mt19937_64& random) {
    const std::vector<Point> stones = stonesOf(board);
    if (stones.empty()) return {};
    const auto any = [&] { return stones[random() % stones.size()]; };
    Board other = board;
    bool good = true;
    if (random() % 3 == 0) {
        good = setNear(rule, other, any(), Stone::Black, random) &&
               setNear(rule, other, any(), Stone::White, random);
    } else {
        const Point from = any();
        const Stone stone = board.at(from);
        other.remove(from);
        good = setNear(rule, other, from, stone, random);
    }
    if (!good || other == board) return {};
    return other;
}

}  // namespace tianyuan::puzzle
