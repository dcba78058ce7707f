#pragma once

#include "store/library.h"

#include <string>

namespace tianyuan::desktop {

/// How games of people against a computer player went, as the people see it.
struct Tally {
    int won = 0;
    int lost = 0;
    int drawn = 0;

    int games() const { return won + lost + drawn; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Of the games that were played here. The player is found by the names that it has in either
/// language; what two computers played does not count.
Result<Tally> tallyAgainst(store::Library& library, const std::string& spec);

}  // namespace tianyuan::desktop
