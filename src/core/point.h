#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace tianyuan {

/// A step from one point to another.
struct Offset {
    int dx = 0;
    int dy = 0;

    friend constexpr bool operator==(Offset, Offset) = default;
    friend constexpr Offset operator-(Offset offset) { return {-offset.dx, -offset.dy}; }
    friend constexpr Offset operator*(Offset offset, int times) {
        return {offset.dx * times, offset.dy * times};
    }
};

/// The four directions of a line: across, down, and the two diagonals.
inline constexpr std::array<Offset, 4> Directions{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

/// A crossing of the board: x is the column from the left, y the row from the top, both from 0.
/// A point may lie off the board; only a Board can tell.
struct Point {
    std::int8_t x = 0;
    std::int8_t y = 0;

    constexpr Point() = default;
    constexpr Point(int column, int row)
        : x(static_cast<std::int8_t>(column)), y(static_cast<std::int8_t>(row)) {}

    friend constexpr bool operator==(Point, Point) = default;
    /// Board order: row by row from the top, in each from the left.
    friend constexpr std::strong_ordering operator<=>(Point a, Point b) {
        return a.y != b.y ? a.y <=> b.y : a.x <=> b.x;
    }
    friend constexpr Point operator+(Point point, Offset step) {
        return {point.x + step.dx, point.y + step.dy};
    }
    friend constexpr Point operator-(Point point, Offset step) { return point + -step; }
};

/// How far apart two points are for a king: the larger of the two coordinate distances.
constexpr int distance(Point a, Point b) {
    const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
    const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
    return dx > dy ? dx : dy;
}

/// What a side does with its turn: a stone on a point, or a pass.
class Move {
public:
    constexpr Move(Point point) : point_(point) {}  // NOLINT: a point is a move
    static constexpr Move pass() { return Move(Point(-1, -1)); }

    constexpr bool isPass() const { return point_.x < 0; }
    /// The point played. Only for moves that are not a pass.
    constexpr Point point() const { return point_; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    Point point_;
};

}  // namespace tianyuan
