#include "bots/gametree_shapes.h"

#include <algorithm>

namespace tianyuan::bots {
namespace {

/// A stone in the middle of a line, and the five points on either side of it.
using Line = std::array<Stone, 11>;
constexpr int Middle = LineReach;

Stone& at(Line& line, int i) { return line[static_cast<std::size_t>(i)]; }
Stone at(const Line& line, int i) { return line[static_cast<std::size_t>(i)]; }

struct Row {
    int first;
    int last;

    int length() const { return last - first + 1; }
};

Row rowThrough(const Line& line, int i, Stone side) {
    Row row{i, i};
    while (row.first > 0 && at(line, row.first - 1) == side) --row.first;
    while (row.last < 10 && at(line, row.last + 1) == side) ++row.last;
    return row;
}

/// A row that reaches the end of what we see is longer than five.
bool wins(const Line& line, Row row, Stone side, Rule rule) {
    if (row.length() < 5) return false;
    if (row.length() > 5) return overlineWins(rule, side);
    return !closedFiveIsNothing(rule) || at(line, row.first - 1) != opponent(side) ||
           at(line, row.last + 1) != opponent(side);
}

/// Would a stone on the empty `i` make five with the one in the middle?
bool completesFive(Line line, int i, Stone side, Rule rule) {
    at(line, i) = side;
    const Row row = rowThrough(line, i, side);
    return row.first <= Middle && Middle <= row.last && wins(line, row, side, rule);
}

std::vector<int> fivePoints(const Line& line, Stone side, Rule rule) {
    std::vector<int> points;
    for (int i = Middle - 4; i <= Middle + 4; ++i) {
        if (at(line, i) == Stone::None && completesFive(line, i, side, rule)) points.push_back(i);
    }
    return points;
}

/// Can one enemy stone stop both? Only where a five may be closed in.
bool canBeStopped(Line line, const std::vector<int>& fives, Stone side, Rule rule) {
    return std::ranges::any_of(fives, [&](int i) {
        at(line, i) = opponent(side);
        const bool stopped = fivePoints(line, side, rule).empty();
        at(line, i) = Stone::None;
        return stopped;
    });
}

/// What the stone in the middle makes. A three and a two are what they can become: so we look one
/// or two stones ahead.
MadeShape shapeOf(Line line, Stone side, Rule rule, int ahead = 2) {
    const Row row = rowThrough(line, Middle, side);
    if (wins(line, row, side, rule)) return MadeShape::Five;
    if (row.length() > 5) return MadeShape::Overline;
    const std::vector<int> fives = fivePoints(line, side, rule);
    if (fives.size() == 2 && !canBeStopped(line, fives, side, rule)) {
        return row.length() == 4 ? MadeShape::OpenFour : MadeShape::TwoFours;
    }
    if (!fives.empty()) return MadeShape::Four;
    MadeShape shape = MadeShape::Nothing;
    for (int i = Middle - 3; ahead > 0 && i <= Middle + 3; ++i) {
        if (at(line, i) != Stone::None) continue;
        at(line, i) = side;
        const MadeShape next = shapeOf(line, side, rule, ahead - 1);
        at(line, i) = Stone::None;
        if (next == MadeShape::OpenFour) return MadeShape::OpenThree;
        if (next == MadeShape::OpenThree) shape = MadeShape::Two;
    }
    return shape;
}

}  // namespace

void MadeShapeTable::use(Rule rule) {
    if (rule == rule_) return;
    rule_ = rule;
    for (auto& shapes : shapes_) shapes.assign(shapes.size(), MadeShape::Unknown);
}

MadeShape MadeShapeTable::workOut(LineWindow window, Stone side) const {
    Line line;
    for (int distance = -LineReach; distance <= LineReach; ++distance) {
        at(line, Middle + distance) =
            distance == 0 ? side : static_cast<Stone>((window >> shiftOf(distance)) & 3);
    }
    return shapeOf(line, side, rule_);
}

}  // namespace tianyuan::bots
