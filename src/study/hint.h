#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "player/thought.h"

#include <cstdint>
#include <string_view>

namespace tianyuan::study {

/// What a move is good for, as a teacher would say it.
enum class Purpose : std::uint8_t {
    Five,         // makes five
    StopFive,     // stops a four
    OpenFour,     // makes an open four, or two fours
    StopThree,    // stops an open three
    ForcedWin,    // begins a win by threats
    FourThree,    // a four and an open three at once
    DoubleThree,  // two open threes at once
    Four,
    OpenThree,
    TakePoint,  // where the other side would make two threats at once
    Build,      // nothing urgent
};

/// A piece of advice that can be given step by step.
struct Hint {
    Point move;
    Point area;  // the middle of where to look; near the move, and not always on it
    Purpose purpose = Purpose::Build;
    int direction = -1;  // of the line that matters, as in Directions; -1: no one line
};

/// Where to look first: how far around Hint::area.
inline constexpr double HintRadius = 2.6;

/// Takes a good move apart. `score` is what whoever found it thinks of it.
Hint hintFor(Rule rule, const Board& board, Point move, const player::Score& score);

/// "five", "stop-five", …
std::string_view idOf(Purpose purpose);
/// Which ninth of the board a point lies in: "upper-left", "centre", …
std::string_view regionOf(const Board& board, Point point);

}  // namespace tianyuan::study
