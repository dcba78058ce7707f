#include "study/overlooked.h"

#include "study/win_steps.h"

#include <algorithm>

namespace tianyuan::study {
namespace {

/// The empty points of the row in which a shape stands, as far as it can grow.
std::vector<Point> placesOf(const Board& board, const StandingShape& shape) {
    const Point first = shape.stones.front(), last = shape.stones.back();
    const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
    const Offset step{sign(last.x - first.x), sign(last.y - first.y)};
    std::vector<Point> places;
    for (Point point = first - step * 2; point != last + step * 3; point = point + step) {
        if (board.isEmpty(point)) places.push_back(point);
    }
    return places;
}

}  // namespace

Overlooked overlookedIn(Rule rule, const Board& board, Stone side, const Finding& finding) {
    if (finding.means == Means::QuietMove) return Overlooked::QuietMove;
    const std::vector<WinStep> steps = stepsOf(rule, board, side, finding.line);
    const WinStep* step = decidingStep(steps);
    if (!step) return Overlooked::Threats;
    if (step->forbidden) return Overlooked::Foul;
    switch (step->made) {
        case Made::Five:
            return Overlooked::Five;
        case Made::FourThree:
            return Overlooked::FourThree;
        case Made::DoubleFour:
            return Overlooked::DoubleFour;
        case Made::DoubleThree:
            return Overlooked::DoubleThree;
        case Made::OpenFour:
            if (step == steps.data()) return Overlooked::OpenFour;
            break;
        default:
            break;
    }
    return finding.means == Means::Fours ? Overlooked::Fours : Overlooked::Threats;
}

bool stopsOnTheWrongEnd(Rule rule, const Board& board, const Finding& finding) {
    if (finding.move.isPass()) return false;
    const auto shapes = standingShapes(rule, board, opponent(finding.side));
    return std::any_of(shapes.begin(), shapes.end(), [&](const StandingShape& shape) {
        const std::vector<Point> places = placesOf(board, shape);
        const auto isThere = [&](Point point) {
            return std::find(places.begin(), places.end(), point) != places.end();
        };
        return shape.counts && isThere(finding.move.point()) &&
               std::any_of(finding.held.begin(), finding.held.end(),
                           [&](const Defence& each) { return isThere(each.point); });
    });
}

}  // namespace tianyuan::study
