#include "reference/reference_referee.h"

#include <algorithm>
#include <optional>

namespace tianyuan::test {
namespace {

constexpr char Black = 'X';
constexpr char White = 'O';
constexpr char Empty = '.';
constexpr char OffBoard = '#';

char characterOf(Stone stone) {
    if (stone == Stone::Black) return Black;
    if (stone == Stone::White) return White;
    return Empty;
}

bool isEarlierOnBoard(Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

/// All ways to lay `Length` points side by side on a line so that `point` is one of them.
template <std::size_t Length>
std::array<std::array<Point, Length>, Length> stretchesWith(Point point, Offset direction) {
    std::array<std::array<Point, Length>, Length> stretches;
    for (std::size_t before = 0; before < Length; ++before) {
        const Point first = point - direction * static_cast<int>(before);
        for (std::size_t i = 0; i < Length; ++i) {
            stretches[before][i] = first + direction * static_cast<int>(i);
        }
    }
    return stretches;
}

/// The points of a stretch but one, sorted.
template <std::size_t Length>
std::array<Point, Length - 1> without(Point left, const std::array<Point, Length>& stretch) {
    std::array<Point, Length - 1> others;
    std::copy_if(stretch.begin(), stretch.end(), others.begin(),
                 [left](Point point) { return point != left; });
    std::sort(others.begin(), others.end());
    return others;
}

/// A five is an unbroken row of exactly five.
bool hasFive(const std::array<std::vector<Point>, 4>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.size() == 5; });
}

/// An overline is an unbroken row of six or more.
bool hasOverline(const std::array<std::vector<Point>, 4>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.size() >= 6; });
}

}  // namespace

ReferenceReferee::ReferenceReferee(const Board& board) : size_(board.size()) {
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] =
                characterOf(board.at({x, y}));
        }
    }
}

ReferenceReferee ReferenceReferee::with(Point point, Stone stone) const {
    ReferenceReferee copy = *this;
    copy.rows_[static_cast<std::size_t>(point.y)][static_cast<std::size_t>(point.x)] =
        characterOf(stone);
    return copy;
}

char ReferenceReferee::at(Point point) const {
    if (point.x < 0 || point.y < 0 || point.x >= size_ || point.y >= size_) return OffBoard;
    return rows_[static_cast<std::size_t>(point.y)][static_cast<std::size_t>(point.x)];
}

/// The unbroken row of stones of one colour in which the stone on `point` stands, end to end.
std::vector<Point> ReferenceReferee::rowThrough(Point point, Offset direction) const {
    const char colour = at(point);
    Point first = point;
    while (at(first - direction) == colour) first = first - direction;
    std::vector<Point> row;
    for (Point next = first; at(next) == colour; next = next + direction) row.push_back(next);
    return row;
}

bool ReferenceReferee::wins(const std::vector<Point>& row, Offset direction, Rule rule) const {
    const char colour = at(row.front());
    const char enemy = colour == Black ? White : Black;
    const bool isFive = row.size() == 5;
    const bool isOverline = row.size() >= 6;
    const bool isClosed =
        at(row.front() - direction) == enemy && at(row.back() + direction) == enemy;
    switch (rule) {
        case Rule::Freestyle:
            return isFive || isOverline;
        case Rule::Standard:
            return isFive;
        case Rule::Renju:
            return isFive || (isOverline && colour == White);
        case Rule::Caro:
            return isFive && !isClosed;
        case Rule::CaroOverline:
            return (isFive && !isClosed) || isOverline;
    }
    return false;
}

std::vector<Point> ReferenceReferee::winningStones(Point point, Stone stone, Rule rule) const {
    const ReferenceReferee after = with(point, stone);
    std::vector<Point> stones;
    for (const Offset direction : Directions) {
        const std::vector<Point> row = after.rowThrough(point, direction);
        if (after.wins(row, direction, rule)) stones.insert(stones.end(), row.begin(), row.end());
    }
    std::sort(stones.begin(), stones.end(), isEarlierOnBoard);
    stones.erase(std::unique(stones.begin(), stones.end()), stones.end());
    return stones;
}

Judgement ReferenceReferee::judge(Point point, Stone stone, Rule rule) const {
    if (!winningStones(point, stone, rule).empty()) return Judgement::Win;
    if (rule == Rule::Renju && stone == Stone::Black && isFoul(foulStatus(point))) {
        return Judgement::Foul;
    }
    const ReferenceReferee after = with(point, stone);
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            if (after.at({x, y}) == Empty) return Judgement::Fine;
        }
    }
    return Judgement::Draw;
}

std::array<std::vector<Point>, 4> ReferenceReferee::rows(Point point) const {
    std::array<std::vector<Point>, 4> found;
    for (std::size_t i = 0; i < found.size(); ++i) found[i] = rowThrough(point, Directions[i]);
    return found;
}

/// The one empty point of a stretch whose other points are all black, if it is so.
template <std::size_t Length>
std::optional<Point> ReferenceReferee::onlyGap(const std::array<Point, Length>& stretch) const {
    std::optional<Point> gap;
    for (const Point point : stretch) {
        if (at(point) == Black) continue;
        if (at(point) != Empty || gap) return std::nullopt;
        gap = point;
    }
    return gap;
}

/// Can a black stone be added on this point, and does it make a five on this line?
bool ReferenceReferee::becomesFive(Point added, Offset direction) const {
    return at(added) == Empty && with(added, Stone::Black).rowThrough(added, direction).size() == 5;
}

/// A four is four stones to which one stone can be added to make a five. The same four stones are
/// one four, even if there are two ways to do so.
ReferenceReferee::Fours ReferenceReferee::fours(Point point) const {
    Fours found;
    for (const Offset direction : Directions) {
        for (const auto& stretch : stretchesWith<5>(point, direction)) {
            const std::optional<Point> added = onlyGap(stretch);
            if (added && becomesFive(*added, direction)) {
                found[without(*added, stretch)].push_back(*added);
            }
        }
    }
    for (auto& [stones, completions] : found) std::sort(completions.begin(), completions.end());
    return found;
}

/// A straight four is an unbroken row of four that becomes a five in two ways: at either end.
bool ReferenceReferee::isStraightFour(const std::array<Point, 4>& stones, Offset direction) const {
    return becomesFive(stones.front() - direction, direction) &&
           becomesFive(stones.back() + direction, direction);
}

/// A three is three stones to which one stone can be added to get a straight four.
ReferenceReferee::Threes ReferenceReferee::threes(Point point) const {
    Threes found;
    for (const Offset direction : Directions) {
        for (const auto& stretch : stretchesWith<4>(point, direction)) {
            const std::optional<Point> added = onlyGap(stretch);
            if (added && with(*added, Stone::Black).isStraightFour(stretch, direction)) {
                found[without(*added, stretch)].push_back(*added);
            }
        }
    }
    for (auto& [stones, completions] : found) std::sort(completions.begin(), completions.end());
    return found;
}

/// The stone that completes a three must not make a five, and by clause 9.3 it must not be a foul.
bool ReferenceReferee::isAllowedCompletion(Point point, int levels) const {
    if (levels == 0) return !hasFive(with(point, Stone::Black).rows(point));
    return foulStatus(point, levels - 1) == FoulStatus::Free;
}

FoulStatus ReferenceReferee::foulStatus(Point point, int levels) const {
    const ReferenceReferee after = with(point, Stone::Black);
    const auto rows = after.rows(point);
    if (hasFive(rows)) return FoulStatus::Five;
    if (hasOverline(rows)) return FoulStatus::Overline;
    if (after.fours(point).size() >= 2) return FoulStatus::DoubleFour;

    const Threes threes = after.threes(point);
    if (threes.size() < 2) return FoulStatus::Free;
    const auto counting = std::count_if(threes.begin(), threes.end(), [&](const auto& three) {
        return std::any_of(three.second.begin(), three.second.end(), [&](Point completion) {
            return after.isAllowedCompletion(completion, levels);
        });
    });
    return counting >= 2 ? FoulStatus::DoubleThree : FoulStatus::Free;
}

}  // namespace tianyuan::test
