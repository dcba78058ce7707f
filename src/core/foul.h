#pragma once

#include "core/board.h"

#include <array>
#include <vector>

namespace tianyuan {

/// What a black stone on a point means under the renju rules. The last three are fouls.
enum class FoulStatus { Free, Five, Overline, DoubleFour, DoubleThree };

constexpr bool isFoul(FoulStatus status) { return status >= FoulStatus::Overline; }

/// A four: four stones of a line and the points, one or two, that would make them exactly five.
struct Four {
    std::array<Point, 4> stones;
    std::vector<Point> completions;
};

struct Inspection;

/// A three: three stones of a line and the points that would make them a straight four, each with
/// what a black stone there would mean in its turn. Where that is not Free, the completion is no
/// answer; a three that has no other does not count (clause 9.3 of the international rules).
struct Three {
    std::array<Point, 3> stones;
    std::vector<Inspection> completions;

    bool counts() const;
};

/// Everything that makes a point forbidden or, though it looks so, not. It is a tree: the
/// completions of a three are inspected with this point's stone on the board.
struct Inspection {
    Point point;
    FoulStatus status = FoulStatus::Free;
    std::vector<std::vector<Point>> rows;  // the fives, or the overlines, that decide
    std::vector<Four> fours;
    std::vector<Three> threes;  // those that count and those that do not
};

/// Is the empty `point` forbidden to Black? The full depth of clause 9.3, without the reasons.
FoulStatus foulStatus(const Board& board, Point point);
inline bool isForbidden(const Board& board, Point point) {
    return isFoul(foulStatus(board, point));
}

/// The same with the reasons, for an empty `point`.
Inspection inspect(const Board& board, Point point);

/// A point that is forbidden to Black, and by what.
struct ForbiddenPoint {
    Point point;
    FoulStatus foul = FoulStatus::DoubleThree;

    friend constexpr bool operator==(const ForbiddenPoint&, const ForbiddenPoint&) = default;
};

/// All points forbidden to Black, in board order, whoever is to move.
std::vector<ForbiddenPoint> forbiddenPoints(const Board& board);

}  // namespace tianyuan
