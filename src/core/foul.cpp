#include "core/foul.h"

#include <algorithm>
#include <optional>

namespace tianyuan {
namespace {

/// A black stone put on the board for as long as this lives.
class TrialStone {
public:
    TrialStone(Board& board, Point point) : board_(board), point_(point) {
        board_.place(point, Stone::Black);
    }
    ~TrialStone() { board_.remove(point_); }
    TrialStone(const TrialStone&) = delete;
    TrialStone& operator=(const TrialStone&) = delete;

private:
    Board& board_;
    Point point_;
};

/// The unbroken black row through a point, by its ends: the first points that are not black.
struct Row {
    Point before;
    Point after;
    int length;
};

/// What stands on `point` itself does not matter.
Row blackRow(const Board& board, Point point, Offset direction) {
    Row row{point - direction, point + direction, 1};
    for (; board.at(row.before) == Stone::Black; row.before = row.before - direction) ++row.length;
    for (; board.at(row.after) == Stone::Black; row.after = row.after + direction) ++row.length;
    return row;
}

/// One or two points of a line; most lines have none.
struct FewPoints {
    std::array<Point, 2> points;
    int count = 0;

    void add(Point point) { points[static_cast<std::size_t>(count++)] = point; }
    auto begin() const { return points.begin(); }
    auto end() const { return points.begin() + count; }
};

/// The empty points that would make the row through the black stone on `point` exactly five. A row
/// grows only at its two ends, so there are at most two.
FewPoints fiveCompletions(const Board& board, Row row, Offset direction) {
    FewPoints found;
    for (const Point end : {row.before, row.after}) {
        if (board.isEmpty(end) && blackRow(board, end, direction).length == 5) found.add(end);
    }
    return found;
}

/// Two completions belong to one straight four if they are its two ends, else to two fours.
bool isStraightFour(Row row, const FewPoints& completions) {
    return completions.count == 2 && row.length == 4;
}

int foursIn(Row row, const FewPoints& completions) {
    return isStraightFour(row, completions) ? 1 : completions.count;
}

/// The empty points that would make the row through `point` a straight four: unbroken, and a five
/// (not an overline) at either end.
FewPoints straightFourCompletions(const Board& board, Row row, Offset direction) {
    FewPoints found;
    for (const Point end : {row.before, row.after}) {
        if (!board.isEmpty(end)) continue;
        const Row four = blackRow(board, end, direction);
        if (four.length == 4 && board.isEmpty(four.before) && board.isEmpty(four.after) &&
            board.at(four.before - direction) != Stone::Black &&
            board.at(four.after + direction) != Stone::Black) {
            found.add(end);
        }
    }
    return found;
}

FoulStatus statusOf(Board& board, Point point);

/// Clause 9.3: a three counts if Black may really play one of its completions, and that stone makes
/// a straight four, not a five elsewhere. `board` holds the stone that made the three.
bool threeCounts(Board& board, const FewPoints& completions) {
    return std::any_of(completions.begin(), completions.end(), [&](Point completion) {
        return statusOf(board, completion) == FoulStatus::Free;
    });
}

/// Leaves the board as it found it.
FoulStatus statusOf(Board& board, Point point) {
    std::array<Row, 4> rows;
    bool overline = false;
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        rows[d] = blackRow(board, point, Directions[d]);
        if (rows[d].length == 5) return FoulStatus::Five;
        if (rows[d].length > 5) overline = true;
    }
    if (overline) return FoulStatus::Overline;

    const TrialStone stone(board, point);
    int fours = 0;
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        fours += foursIn(rows[d], fiveCompletions(board, rows[d], Directions[d]));
    }
    if (fours >= 2) return FoulStatus::DoubleFour;

    std::array<FewPoints, 4> threes;
    int shapes = 0;
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        threes[d] = straightFourCompletions(board, rows[d], Directions[d]);
        if (threes[d].count > 0) ++shapes;
    }
    if (shapes < 2) return FoulStatus::Free;
    const auto counting = std::count_if(threes.begin(), threes.end(), [&](const FewPoints& three) {
        return threeCounts(board, three);
    });
    return counting >= 2 ? FoulStatus::DoubleThree : FoulStatus::Free;
}

/// The black stones of the row that a stone on `gap` would make, without that stone.
std::vector<Point> stonesAround(const Board& board, Point gap, Offset direction) {
    const Row row = blackRow(board, gap, direction);
    std::vector<Point> stones;
    for (Point p = row.before + direction; p != row.after; p = p + direction) {
        if (p != gap) stones.push_back(p);
    }
    return stones;
}

template <std::size_t N>
std::array<Point, N> exactly(const std::vector<Point>& points) {
    assert(points.size() == N);
    std::array<Point, N> copy;
    std::copy(points.begin(), points.end(), copy.begin());
    return copy;
}

std::vector<Four> foursThrough(const Board& board, Point point, Offset direction) {
    const Row row = blackRow(board, point, direction);
    const FewPoints completions = fiveCompletions(board, row, direction);
    std::vector<Four> fours;
    for (const Point completion : completions) {
        if (!fours.empty() && isStraightFour(row, completions)) {
            fours.front().completions.push_back(completion);
            continue;
        }
        fours.push_back({exactly<4>(stonesAround(board, completion, direction)), {completion}});
    }
    return fours;
}

Inspection inspectOn(Board& board, Point point);

/// The three on this line, if there is one. Both completions fill up the same three stones, or, as
/// in X_XX_X of a longer line, different ones; the first names the three.
std::optional<Three> threeThrough(Board& board, Point point, Offset direction) {
    const Row row = blackRow(board, point, direction);
    const FewPoints completions = straightFourCompletions(board, row, direction);
    if (completions.count == 0) return std::nullopt;
    Three three{exactly<3>(stonesAround(board, completions.points[0], direction)), {}};
    for (const Point completion : completions) {
        three.completions.push_back(inspectOn(board, completion));
    }
    return three;
}

std::vector<std::vector<Point>> decidingRows(const Board& board, Point point, FoulStatus status) {
    std::vector<std::vector<Point>> rows;
    for (const Offset direction : Directions) {
        const Row row = blackRow(board, point, direction);
        const bool decides = status == FoulStatus::Five ? row.length == 5 : row.length > 5;
        if (!decides) continue;
        rows.emplace_back();
        for (Point p = row.before + direction; p != row.after; p = p + direction) {
            rows.back().push_back(p);
        }
    }
    return rows;
}

/// Leaves the board as it found it.
Inspection inspectOn(Board& board, Point point) {
    Inspection result{point, statusOf(board, point), {}, {}, {}};
    if (result.status == FoulStatus::Five || result.status == FoulStatus::Overline) {
        result.rows = decidingRows(board, point, result.status);
        return result;
    }
    const TrialStone stone(board, point);
    for (const Offset direction : Directions) {
        for (Four& four : foursThrough(board, point, direction)) {
            result.fours.push_back(std::move(four));
        }
        if (auto three = threeThrough(board, point, direction)) {
            result.threes.push_back(std::move(*three));
        }
    }
    return result;
}

}  // namespace

bool Three::counts() const {
    return std::any_of(completions.begin(), completions.end(), [](const Inspection& completion) {
        return completion.status == FoulStatus::Free;
    });
}

FoulStatus foulStatus(const Board& board, Point point) {
    assert(board.isEmpty(point));
    Board scratch = board;
    return statusOf(scratch, point);
}

Inspection inspect(const Board& board, Point point) {
    assert(board.isEmpty(point));
    Board scratch = board;
    return inspectOn(scratch, point);
}

std::vector<ForbiddenPoint> forbiddenPoints(const Board& board) {
    std::vector<ForbiddenPoint> found;
    Board scratch = board;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            if (!board.isEmpty(point)) continue;
            const FoulStatus status = statusOf(scratch, point);
            if (isFoul(status)) found.push_back({point, status});
        }
    }
    return found;
}

}  // namespace tianyuan
