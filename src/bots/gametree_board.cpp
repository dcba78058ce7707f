#include "bots/gametree_board.h"

#include "core/referee.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace tianyuan::bots {
namespace {

/// The shapes that one stone makes, by kind.
struct ShapeCounts {
    int twos = 0;
    int threes = 0;
    int fours = 0;  // open ones too
    bool five = false;
    bool overline = false;
    int sum = 0;

    void add(MadeShape shape);
    bool looksLikeAFoul() const { return !five && (overline || fours >= 2 || threes >= 2); }
    int score() const;
};

void ShapeCounts::add(MadeShape shape) {
    switch (shape) {
        case MadeShape::Five:
            five = true;
            break;
        case MadeShape::Overline:
            overline = true;
            break;
        case MadeShape::TwoFours:
            fours += 2;
            sum += 2 * StoneWorth::Four;
            break;
        case MadeShape::OpenFour:
            ++fours;
            sum += StoneWorth::OpenFour;
            break;
        case MadeShape::Four:
            ++fours;
            sum += StoneWorth::Four;
            break;
        case MadeShape::OpenThree:
            ++threes;
            sum += StoneWorth::OpenThree;
            break;
        case MadeShape::Two:
            ++twos;
            sum += StoneWorth::Two;
            break;
        case MadeShape::Nothing:
        case MadeShape::Unknown:
            break;
    }
}

int ShapeCounts::score() const {
    if (five) return StoneWorth::Five;
    if (fours >= 2 || (fours == 1 && threes > 0)) return sum + StoneWorth::SureWin;
    if (fours + threes == 0) return sum * (twos + 1);
    return sum;
}

}  // namespace

ShapeBoard::ShapeBoard(const player::Position& position, MadeShapeTable& shapes)
    : rule_(position.rule), board_(position.board), shapes_(shapes) {
    shapes_.use(rule_);
    for (int y = -LineReach; y < board_.size() + LineReach; ++y) {
        for (int x = -LineReach; x < board_.size() + LineReach; ++x) {
            const Stone stone = board_.at({x, y});
            if (stone != Stone::None) tellAround({x, y}, stone, stone == Stone::Wall ? 0 : 1);
        }
    }
}

/// A stone comes or goes: the points around have it in their windows.
void ShapeBoard::tellAround(Point point, Stone stone, int change) {
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        for (int distance = -LineReach; distance <= LineReach; ++distance) {
            const Point other = point - Directions[d] * distance;
            if (distance == 0 || !board_.contains(other)) continue;
            windows_[index(other)][d] ^= static_cast<LineWindow>(stone) << shiftOf(distance);
        }
    }
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = std::abs(dy) - 2; dx <= 2 - std::abs(dy); ++dx) {
            const Point other = point + Offset{dx, dy};
            if (board_.contains(other)) near_[index(other)] += change;
        }
    }
}

std::vector<Point> ShapeBoard::nearPoints() const {
    std::vector<Point> points;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (isNear({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

int ShapeBoard::scoreOf(Point point, Stone side) const {
    ShapeCounts counts;
    for (std::size_t d = 0; d < Directions.size(); ++d) counts.add(shapeAt(point, d, side));
    if (counts.looksLikeAFoul() && isFoul(point, side)) return StoneWorth::Foul;
    return counts.score();
}

std::vector<Point> ShapeBoard::fivesThrough(Point point, Stone side) const {
    std::vector<Point> fives;
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        for (int i = -4; i <= 4; ++i) {
            const Point other = point + Directions[d] * i;
            if (!board_.isEmpty(other)) continue;
            if (shapeAt(other, d, side) == MadeShape::Five) fives.push_back(other);
        }
    }
    return fives;
}

std::vector<Point> ShapeBoard::stopsOf(Point five, Stone side) const {
    std::vector<Point> stops{five};
    if (!closedFiveIsNothing(rule_)) return stops;
    for (std::size_t d = 0; d < Directions.size(); ++d) {
        if (shapeAt(five, d, side) != MadeShape::Five) continue;
        for (const Offset step : {Directions[d], -Directions[d]}) {
            Point end = five + step;
            while (board_.at(end) == side) end = end + step;
            if (board_.isEmpty(end)) stops.push_back(end);
        }
    }
    return stops;
}

bool ShapeBoard::stopsAll(Point point, Stone side, const std::vector<Point>& fives) {
    if (!closedFiveIsNothing(rule_)) return std::ranges::count(fives, point) == std::ssize(fives);
    place(point, side);
    const bool stopped = std::ranges::none_of(fives, [&](Point five) {
        return five != point && makesFive(board_, five, opponent(side), rule_);
    });
    remove(point);
    return stopped;
}

}  // namespace tianyuan::bots
