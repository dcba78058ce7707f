#pragma once

#include <cstdint>

namespace tianyuan::table {

/// Which stones show their numbers.
enum class Numbers : std::uint8_t { None, LastFew, All };

/// How the person wants to see a board and to play on it.
struct Wishes {
    Numbers numbers = Numbers::None;
    bool forbiddenShown = true;  // where the rule has forbidden points
    bool confirms = false;       // a point is chosen first, and played when chosen again
    bool help = true;            // hints are given while a game is going on
    bool asksToResign = false;   // a game is given up when that is said twice

    friend bool operator==(const Wishes&, const Wishes&) = default;
};

}  // namespace tianyuan::table
