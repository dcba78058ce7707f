#include "study/win_steps.h"

#include "core/foul.h"
#include "core/referee.h"

#include <algorithm>
#include <array>

namespace tianyuan::study {
namespace {

using ShapeKind = StandingShape::Kind;

std::vector<StandingShape> shapesThrough(Rule rule, const Board& board, Stone side, Point point) {
    std::vector<StandingShape> shapes = standingShapes(rule, board, side);
    std::erase_if(shapes, [point](const StandingShape& shape) {
        const auto& stones = shape.stones;
        return !shape.counts || std::find(stones.begin(), stones.end(), point) == stones.end();
    });
    return shapes;
}

Made madeBy(const std::vector<StandingShape>& shapes) {
    const auto count = [&](ShapeKind kind) {
        return std::count_if(shapes.begin(), shapes.end(),
                             [kind](const StandingShape& each) { return each.kind == kind; });
    };
    const auto open = count(ShapeKind::OpenFour), fours = count(ShapeKind::Four),
               threes = count(ShapeKind::OpenThree);
    if (open + fours > 1) return Made::DoubleFour;
    if (open > 0) return Made::OpenFour;
    if (fours > 0) return threes > 0 ? Made::FourThree : Made::Four;
    return threes > 1 ? Made::DoubleThree : threes == 1 ? Made::OpenThree : Made::Nothing;
}

/// Of a white four, whose only stop Black may not play.
std::optional<Point> forbiddenStop(const Board& board, const std::vector<StandingShape>& shapes) {
    for (const StandingShape& shape : shapes) {
        if (shape.kind != ShapeKind::Four) continue;
        const Point stop = shape.growth.front();
        if (isForbidden(board, stop)) return stop;
    }
    return std::nullopt;
}

}  // namespace

std::vector<WinStep> stepsOf(Rule rule, const Board& board, Stone side,
                             std::span<const Move> line) {
    std::vector<WinStep> steps;
    Board now = board;
    for (const Move move : line) {
        WinStep step{move, side, steps.size() % 2 == 0, Made::Nothing, {}, {}};
        if (!move.isPass()) {
            if (!now.isEmpty(move.point())) break;
            const bool isFive = makesFive(now, move.point(), side, rule);
            now.place(move.point(), side);
            if (step.attacks && !isFive) {
                step.shapes = shapesThrough(rule, now, side, move.point());
                step.made = madeBy(step.shapes);
                if (rule == Rule::Renju && side == Stone::White) {
                    step.forbidden = forbiddenStop(now, step.shapes);
                }
            }
            if (isFive) step.made = Made::Five;
        }
        steps.push_back(std::move(step));
        side = opponent(side);
    }
    return steps;
}

const WinStep* decidingStep(std::span<const WinStep> steps) {
    const WinStep* last = nullptr;
    for (const WinStep& step : steps) {
        if (!step.attacks) continue;
        last = &step;
        const bool isDouble = step.made == Made::DoubleFour || step.made == Made::FourThree ||
                              step.made == Made::DoubleThree;
        if (isDouble || step.made == Made::OpenFour || step.forbidden) break;
    }
    return last;
}

std::string_view idOf(Made made) {
    constexpr std::array<std::string_view, 8> Ids{"nothing",      "five",       "open-four",
                                                  "double-four",  "four-three", "four",
                                                  "double-three", "open-three"};
    return Ids[static_cast<std::size_t>(made)];
}

}  // namespace tianyuan::study
