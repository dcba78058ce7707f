#include "eval/weights.h"

#include <algorithm>

namespace tianyuan::eval {
namespace {

/// The worth of one line of a point: to its owner to move, waiting, and as a place to play.
struct LineWorth {
    int toMove;
    int waiting;
    int urge;
};

constexpr std::array<LineWorth, ShapeCount> Lines{{
    {0, 0, 0},        // Dead
    {1, 1, 2},        // ClosedOne
    {2, 2, 5},        // OpenOne
    {4, 3, 8},        // ClosedTwo
    {10, 7, 18},      // OpenTwo
    {12, 9, 21},      // OpenTwoWide
    {14, 10, 24},     // OpenTwoFull
    {13, 10, 30},     // ClosedThree
    {40, 24, 80},     // OpenThree
    {46, 28, 88},     // OpenThreeWide
    {42, 30, 100},    // Four
    {0, 0, 0},        // TwoFours
    {220, 160, 600},  // OpenFour
    {400, 300, 900},  // Five
    {0, 0, 0},        // Overline
}};

/// What lines are worth together, beyond their sum.
int together(Threat threat) {
    switch (threat) {
        case Threat::ThreePlus:
            return 30;
        case Threat::DoubleThree:
            return 160;
        case Threat::FourPlus:
            return 50;
        case Threat::FourThree:
            return 320;
        case Threat::OpenFour:
            return 300;
        default:
            return 0;
    }
}

PointWeight weightOf(PackedShapes packed, bool foulsMatter) {
    const Threat threat = threatOf(packed, foulsMatter);
    if (threat == Threat::Foul) return {0, 0, -400, 0};
    LineWorth sum{together(threat) / 3, together(threat) / 6, together(threat)};
    for (int direction = 0; direction < 4; ++direction) {
        const LineWorth& line = Lines[static_cast<std::size_t>(shapeAt(packed, direction))];
        sum.toMove += line.toMove;
        sum.waiting += line.waiting;
        sum.urge += line.urge;
    }
    return {static_cast<std::int16_t>(sum.toMove), static_cast<std::int16_t>(sum.waiting),
            static_cast<std::int16_t>(sum.urge), static_cast<std::int16_t>(sum.urge * 4 / 5)};
}

}  // namespace

std::unique_ptr<Weights> handMadeWeights(Rule rule) {
    auto weights = std::make_unique<Weights>();
    for (const Side side : {BlackSide, WhiteSide}) {
        const bool foulsMatter = rule == Rule::Renju && side == BlackSide;
        for (PointCode code = 0; code < PointCodeCount; ++code) {
            weights->points[side][code] = weightOf(packedOf(code), foulsMatter);
        }
    }
    return weights;
}

}  // namespace tianyuan::eval
