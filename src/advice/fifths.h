#pragma once

#include "advice/judge.h"

#include <vector>

namespace tianyuan::advice {

/// The fifth moves that Black, who is to move, may offer, the best for him first: each a plan of
/// one stone with the chance of White, who moves after it. No two are the same by symmetry.
std::vector<Plan> rankedFifths(const player::Position& position, Judge& judge);

/// How likely Black is to win if he offers so many of the fifths and White picks the worst.
double blackChance(const std::vector<Plan>& fifths, int offers);

/// How many offers, from 1 to `most`, make Black's chance come nearest to one half.
int balancedOffers(const std::vector<Plan>& fifths, int most);

}  // namespace tianyuan::advice
