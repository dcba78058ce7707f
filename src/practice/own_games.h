#pragma once

#include "practice/deck.h"
#include "store/library.h"

namespace tianyuan::practice {

/// Makes cards of the proved mistakes in a person's games that were played here and have been
/// looked back on since the last time; at most so many games at once, the latest first. Says how
/// many cards are new. Searches a little for each.
Result<int> takeMistakes(store::Library& library, store::PuzzleLog& log, int games, Time now);

}  // namespace tianyuan::practice
