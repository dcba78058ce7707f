#pragma once

#include "command.h"
#include "match/opening_book.h"
#include "match/played_game.h"

#include <cstdint>
#include <string>

namespace tianyuan::cli {

/// Where the games of a contest begin.
struct ContestOpenings {
    /// So many are made of "balanced" ones, as many as the organisers of Gomocup choose.
    static constexpr int BalancedCount = 12;
    static constexpr const char* Balanced = "balanced";

    std::string source;  // a file, or how they are made
    std::string order = "sequential";
    std::string protocol = "free";
    std::uint64_t seed = 1;

    void addTo(Command app, Context& context);
    /// Reads or makes them.
    Result<match::OpeningBook> book(const match::Terms& terms) const;
};

}  // namespace tianyuan::cli
