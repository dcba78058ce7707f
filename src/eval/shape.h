#pragma once

#include <cstdint>

namespace tianyuan::eval {

/// What a stone about to be placed would make along one line, for its colour, from nothing to a
/// five. "Open" shapes grow into an open four, "closed" ones only into a four.
enum class Shape : std::uint8_t {
    Dead,           // no five can come of it
    ClosedOne,      // can become a closed two
    OpenOne,        // can become an open two
    ClosedTwo,      // can become a closed three
    OpenTwo,        // can become an open three at one point
    OpenTwoWide,    // … at two points
    OpenTwoFull,    // … at three or more
    ClosedThree,    // can become a four
    OpenThree,      // can become an open four at one point
    OpenThreeWide,  // … at two or more
    Four,           // one more stone makes five; one answer stops it
    TwoFours,       // two fours in one line; renju's Black only: it is forbidden
    OpenFour,       // no single answer stops the five
    Five,           // wins
    Overline,       // renju's Black only: it is forbidden
};

inline constexpr int ShapeCount = 15;

constexpr bool isOpenTwo(Shape shape) {
    return shape >= Shape::OpenTwo && shape <= Shape::OpenTwoFull;
}
constexpr bool isOpenThree(Shape shape) {
    return shape == Shape::OpenThree || shape == Shape::OpenThreeWide;
}

/// What a stone on a point would make in all four lines together: how urgent it is.
enum class Threat : std::uint8_t {
    Quiet,        // the other side may do what it likes
    Three,        // an open three
    ThreePlus,    // and a closed three or an open two
    DoubleThree,  // two open threes
    Four,         // a four
    FourPlus,     // and a closed three or an open two
    FourThree,    // and an open three
    OpenFour,     // wins unless the other side makes five first; two fours are as good
    Five,         // wins
    PerhapsFoul,  // two open threes of renju's Black: only the referee knows
    Foul,         // an overline or two fours of renju's Black
};

inline constexpr int ThreatCount = 11;

}  // namespace tianyuan::eval
