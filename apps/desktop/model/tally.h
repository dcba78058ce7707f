#pragma once

#include "store/library.h"

#include <string>
#include <vector>

namespace tianyuan::desktop {

/// How games against an opponent went, as the other side sees it. An opponent may be known by
/// several names, one for each language.
struct Tally {
    std::int64_t won = 0;
    std::int64_t lost = 0;
    std::int64_t drawn = 0;

    std::int64_t games() const { return won + lost + drawn; }
};

Result<Tally> tallyAgainst(store::Library& library, const std::vector<std::string>& names);

}  // namespace tianyuan::desktop
