#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <vector>

namespace tianyuan::study {

/// Stones of one line that must be answered: what stands, not what could be made.
struct StandingShape {
    enum class Kind : std::uint8_t { OpenFour, Four, OpenThree };

    Kind kind = Kind::OpenThree;
    Stone side = Stone::Black;
    std::vector<Point> stones;  // from one end to the other
    std::vector<Point> growth;  // where it becomes a five; a three: an open four
    bool counts = true;         // false: a three of renju's Black that may not grow

    friend bool operator==(const StandingShape&, const StandingShape&) = default;
};

/// What it is called, with its stones and where it grows: "study.open-three".
const char* codeOf(const StandingShape& shape);

/// The fours and open threes of a side, the most urgent first.
std::vector<StandingShape> standingShapes(Rule rule, const Board& board, Stone side);

}  // namespace tianyuan::study
