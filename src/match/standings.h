#pragma once

#include "match/ratings.h"
#include "match/tally.h"

#include <string>
#include <vector>

namespace tianyuan::match {

/// A player's place among the others.
struct Standing {
    int player = 0;
    Rating rating;
    Trinomial score;
};

/// Everyone, the strongest first; rated by all results, around the level or the anchor.
std::vector<Standing> standingsOf(const Tally& tally, const RatingOptions& options = {});

}  // namespace tianyuan::match
