#pragma once

#include "eval/grid.h"

#include <array>
#include <cstdint>

namespace tianyuan::eval {

/// What stands on a line within four places of a point, as one colour sees it: each place is empty,
/// its own, the other's, or beyond the edge. A line read from its other end is the same window, so
/// that there are this many.
inline constexpr int WindowCount = 7381;
using Window = std::uint16_t;

/// The window by the eight places around a point, two bits each in the order of the line (empty,
/// Black, White, beyond the edge), as `side` sees it. What cannot be, a stone beyond the edge, is
/// taken for the edge.
const std::array<Window, 1 << 16>& windowsOf(Side side);

}  // namespace tianyuan::eval
