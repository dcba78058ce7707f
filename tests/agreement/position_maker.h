#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <random>
#include <vector>

namespace tianyuan::test {

/// A board and the rule by which to judge it.
struct Position {
    Board board;
    Rule rule;
};

/// Makes boards of all sizes and for all rules, on which there is much to decide. The same seed
/// gives the same positions.
class PositionMaker {
public:
    explicit PositionMaker(std::uint64_t seed) : random_(seed) {}

    Position next();

private:
    Board nextBoard();
    Board scattered(int size);
    Board nearlyFull(int size);
    Board clustered(int size);
    Board planted(int size);
    Board played(int size);

    void plantFoul(Board& board, std::vector<Point>& kept, Point point, int depth);
    void plantRow(Board& board, std::vector<Point>& kept, Point point, Offset direction, int length,
                  int depth);
    void sprinkle(Board& board, const std::vector<Point>& kept, int stones, int whitePercent);

    int below(int bound);
    bool chance(int percent) { return below(100) < percent; }
    Point anyPoint(int size) { return {below(size), below(size)}; }
    Point near(Point point, int reach);

    std::mt19937_64 random_;
};

}  // namespace tianyuan::test
