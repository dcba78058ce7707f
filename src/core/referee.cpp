#include "core/referee.h"

#include <algorithm>

namespace tianyuan {
namespace {

/// The unbroken row of one colour through a point: how far it reaches to either side of it.
struct Row {
    int before = 0;
    int after = 0;

    int length() const { return before + 1 + after; }
};

int stonesFrom(const Board& board, Point point, Offset step, Stone stone) {
    int count = 0;
    for (Point next = point + step; board.at(next) == stone; next = next + step) ++count;
    return count;
}

Row rowThrough(const Board& board, Point point, Offset direction, Stone stone) {
    return {stonesFrom(board, point, -direction, stone),
            stonesFrom(board, point, direction, stone)};
}

bool wins(const Board& board, Point point, Offset direction, Row row, Stone stone, Rule rule) {
    if (row.length() < 5) return false;
    if (row.length() > 5) return overlineWins(rule, stone);
    if (!closedFiveIsNothing(rule)) return true;
    const Stone enemy = opponent(stone);
    return board.at(point - direction * (row.before + 1)) != enemy ||
           board.at(point + direction * (row.after + 1)) != enemy;
}

}  // namespace

bool makesFive(const Board& board, Point point, Stone stone, Rule rule) {
    return std::any_of(Directions.begin(), Directions.end(), [&](Offset direction) {
        const Row row = rowThrough(board, point, direction, stone);
        return wins(board, point, direction, row, stone, rule);
    });
}

std::vector<Point> winningStones(const Board& board, Point point, Stone stone, Rule rule) {
    std::vector<Point> stones;
    for (const Offset direction : Directions) {
        const Row row = rowThrough(board, point, direction, stone);
        if (!wins(board, point, direction, row, stone, rule)) continue;
        for (int i = -row.before; i <= row.after; ++i) stones.push_back(point + direction * i);
    }
    std::sort(stones.begin(), stones.end());
    stones.erase(std::unique(stones.begin(), stones.end()), stones.end());
    return stones;
}

Judgement judge(const Board& board, Point point, Stone stone, Rule rule) {
    assert(board.isEmpty(point));
    if (makesFive(board, point, stone, rule)) return Judgement::Win;
    if (rule == Rule::Renju && stone == Stone::Black && isForbidden(board, point)) {
        return Judgement::Foul;
    }
    return board.stones() + 1 == board.area() ? Judgement::Draw : Judgement::Fine;
}

}  // namespace tianyuan
