#pragma once

#include "match/opening_book.h"
#include "match/played_game.h"
#include "match/sprt.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::match {

/// Everything that the games of a contest depend on, and how it is played.
struct ContestSetup {
    Terms terms;
    std::vector<Entrant> entrants;
    OpeningBook book;  // not used with an opening protocol
    std::uint64_t seed = 0;
    int concurrency = 1;              // games at a time, in each process
    std::optional<SprtOptions> sprt;  // of the first against the second; ends the contest early

    std::vector<std::string> names() const;
    const Entrant& entrant(int number) const { return entrants[static_cast<std::size_t>(number)]; }
};

}  // namespace tianyuan::match
