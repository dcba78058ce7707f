#include "agreement/position_maker.h"

#include "core/referee.h"

#include <algorithm>
#include <array>

namespace tianyuan::test {
namespace {

std::vector<Point> emptyPoints(const Board& board) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.isEmpty({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

bool isOneOf(const std::vector<Point>& points, Point point) {
    return std::find(points.begin(), points.end(), point) != points.end();
}

}  // namespace

// Not a standard distribution: those differ between libraries, and a seed should mean one thing.
int PositionMaker::below(int bound) {
    return static_cast<int>(random_() % static_cast<std::uint64_t>(bound));
}

Point PositionMaker::near(Point point, int reach) {
    return point + Offset{below(2 * reach + 1) - reach, below(2 * reach + 1) - reach};
}

Position PositionMaker::next() {
    const auto rule = static_cast<std::size_t>(below(static_cast<int>(AllRules.size())));
    return {nextBoard(), AllRules[rule]};
}

Board PositionMaker::nextBoard() {
    const int size = Board::MinSize + below(Board::MaxSize - Board::MinSize + 1);
    const int kind = below(100);
    if (kind < 15) return scattered(size);
    if (kind < 20) return nearlyFull(size);
    if (kind < 45) return clustered(size);
    if (kind < 80) return planted(size);
    return played(size);
}

Board PositionMaker::scattered(int size) {
    Board board(size);
    const int density = below(101);
    const int blackPercent = 20 + below(61);
    for (const Point point : emptyPoints(board)) {
        if (!chance(density)) continue;
        board.place(point, chance(blackPercent) ? Stone::Black : Stone::White);
    }
    return board;
}

Board PositionMaker::nearlyFull(int size) {
    Board board(size);
    const int left = 1 + below(3);
    std::vector<Point> points = emptyPoints(board);
    for (int i = 0; i < left; ++i)
        points.erase(points.begin() + below(static_cast<int>(points.size())));
    for (const Point point : points) board.place(point, chance(50) ? Stone::Black : Stone::White);
    return board;
}

Board PositionMaker::clustered(int size) {
    Board board(size);
    board.place(anyPoint(size), Stone::Black);
    // Not among the arguments: compilers would not agree on who is asked first.
    const int whitePercent = below(50);
    const int stones = 6 + below(25);
    sprinkle(board, {}, stones, whitePercent);
    return board;
}

/// A point where Black makes a foul or seems to, and by chance the same at the points on which it
/// depends. The points that matter are kept empty where that is still possible.
Board PositionMaker::planted(int size) {
    Board board(size);
    std::vector<Point> kept;
    const int depth = 1 + below(6);
    plantFoul(board, kept, anyPoint(size), depth);
    sprinkle(board, kept, below(6), 60);
    return board;
}

void PositionMaker::plantFoul(Board& board, std::vector<Point>& kept, Point point, int depth) {
    kept.push_back(point);
    std::array<Offset, 4> directions = Directions;
    for (std::size_t i = directions.size() - 1; i > 0; --i) {
        std::swap(directions[i],
                  directions[static_cast<std::size_t>(below(static_cast<int>(i) + 1))]);
    }
    const int kind = below(20);
    if (kind == 0) {
        plantRow(board, kept, point, directions[0], 6, depth);
    } else if (kind <= 2) {
        plantRow(board, kept, point, directions[0], 5, depth);
        plantRow(board, kept, point, directions[1], 5, depth);
    } else {
        plantRow(board, kept, point, directions[0], 4, depth);
        plantRow(board, kept, point, directions[1], 4, depth);
        if (chance(15)) plantRow(board, kept, point, directions[2], 4, depth);
    }
}

/// Fills a stretch through `point` with black stones, all but `point` and, in a stretch of four or
/// five, one other, at which the planting may go on.
void PositionMaker::plantRow(Board& board, std::vector<Point>& kept, Point point, Offset direction,
                             int length, int depth) {
    const int place = below(length);
    const Point first = point - direction * place;
    const Point gap = first + direction * ((place + 1 + below(length - 1)) % length);
    if (length < 6) kept.push_back(gap);
    for (int i = 0; i < length; ++i) {
        const Point stone = first + direction * i;
        if (board.isEmpty(stone) && !isOneOf(kept, stone)) board.place(stone, Stone::Black);
    }
    if (depth > 1 && board.isEmpty(gap) && length == 4) plantFoul(board, kept, gap, depth - 1);
}

/// Adds stones near those that stand.
void PositionMaker::sprinkle(Board& board, const std::vector<Point>& kept, int stones,
                             int whitePercent) {
    std::vector<Point> taken;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (!board.isEmpty({x, y})) taken.emplace_back(x, y);
        }
    }
    for (int i = 0; i < stones && !taken.empty(); ++i) {
        const Point from = taken[static_cast<std::size_t>(below(static_cast<int>(taken.size())))];
        const Point to = near(from, 3);
        if (!board.isEmpty(to) || isOneOf(kept, to)) continue;
        board.place(to, chance(whitePercent) ? Stone::White : Stone::Black);
        taken.push_back(to);
    }
}

/// A game of random moves near other stones, up to a win by any rule or to some move.
Board PositionMaker::played(int size) {
    Board board(size);
    const int moves = 1 + below(size * size);
    std::vector<Point> taken{anyPoint(size)};
    board.play(taken.front());
    while (board.stones() < moves) {
        Point point = near(taken[static_cast<std::size_t>(below(board.stones()))], 2);
        if (!board.isEmpty(point)) continue;
        if (makesFive(board, point, board.sideToMove(), Rule::Freestyle)) break;
        board.play(point);
        taken.push_back(point);
    }
    return board;
}

}  // namespace tianyuan::test
