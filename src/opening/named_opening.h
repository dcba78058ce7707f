#pragma once

#include "core/point.h"

#include <array>
#include <span>
#include <string_view>

namespace tianyuan::opening {

/// One of the 26 openings of renju: the first stone in the centre, the second beside it (D, direct)
/// or diagonally (I, indirect), the third within two of the centre.
struct NamedOpening {
    std::string_view code;      // "4D"
    std::string_view name;      // "Kagetsu", the international name
    std::string_view chinese;   // 花月
    std::string_view japanese;  // 花月
};

/// All 26, direct ones first, in the usual order.
std::span<const NamedOpening> namedOpenings();

/// The opening that these moves begin with, whichever way the board is turned; nullptr if they are
/// none: fewer than three, a pass, stones too far apart, or a board without a middle.
const NamedOpening* namedOpeningOf(std::span<const Move> moves, int size);

/// The three moves of an opening, with the second above or to the upper right, on an odd size.
std::array<Move, 3> movesOf(const NamedOpening& opening, int size);

}  // namespace tianyuan::opening
