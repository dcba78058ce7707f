#include "study/hint.h"

#include "eval/shape_map.h"

#include <algorithm>
#include <array>

namespace tianyuan::study {
namespace {

using namespace eval;

/// In which of its lines a stone would make the most.
int mainDirection(PackedShapes shapes) {
    int best = 0;
    for (int direction = 1; direction < 4; ++direction) {
        if (shapeAt(shapes, direction) > shapeAt(shapes, best)) best = direction;
    }
    return best;
}

Purpose purposeOf(const ShapeMap& map, Cell cell, Side own, const player::Score& score) {
    const Threat mine = map.threat(own, cell), theirs = map.threat(other(own), cell);
    if (mine == Threat::Five) return Purpose::Five;
    if (theirs == Threat::Five) return Purpose::StopFive;
    if (mine == Threat::OpenFour) return Purpose::OpenFour;
    if (theirs == Threat::OpenFour) return Purpose::StopThree;
    if (score.isWin()) return Purpose::ForcedWin;
    if (mine == Threat::FourThree) return Purpose::FourThree;
    if (mine == Threat::DoubleThree) return Purpose::DoubleThree;
    if (theirs == Threat::FourThree || theirs == Threat::DoubleThree) return Purpose::TakePoint;
    if (mine == Threat::Four || mine == Threat::FourPlus) return Purpose::Four;
    if (mine == Threat::Three || mine == Threat::ThreePlus) return Purpose::OpenThree;
    return Purpose::Build;
}

bool isAboutTheOther(Purpose purpose) {
    return purpose == Purpose::StopFive || purpose == Purpose::StopThree ||
           purpose == Purpose::TakePoint;
}

}  // namespace

Hint hintFor(Rule rule, const Board& board, Point move, const player::Score& score) {
    const ShapeMap map(rule, board);
    const Side own = sideOf(board.sideToMove());
    const Cell cell = cellOf(move);
    Hint hint{move, move, purposeOf(map, cell, own, score), -1};
    if (hint.purpose != Purpose::Build && hint.purpose != Purpose::ForcedWin) {
        const Side whose = isAboutTheOther(hint.purpose) ? other(own) : own;
        hint.direction = mainDirection(map.shapes(whose, cell));
    }
    // A step aside, the same each time for the same position, and inside the board.
    constexpr std::array<Offset, 4> Aside{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
    const Point aside = move + Aside[board.hash() % Aside.size()];
    if (board.contains(aside)) hint.area = aside;
    return hint;
}

std::string_view idOf(Purpose purpose) {
    constexpr std::array<std::string_view, 11> Ids{
        "five",         "stop-five", "open-four",  "stop-three", "forced-win", "four-three",
        "double-three", "four",      "open-three", "take-point", "build"};
    return Ids[static_cast<std::size_t>(purpose)];
}

std::string_view regionOf(const Board& board, Point point) {
    constexpr std::array<std::string_view, 9> Ids{"upper-left", "upper",  "upper-right",
                                                  "left",       "centre", "right",
                                                  "lower-left", "lower",  "lower-right"};
    const int column = std::clamp(point.x * 3 / board.size(), 0, 2);
    const int row = std::clamp(point.y * 3 / board.size(), 0, 2);
    return Ids[static_cast<std::size_t>(3 * row + column)];
}

}  // namespace tianyuan::study
