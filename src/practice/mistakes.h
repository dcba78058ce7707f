#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "practice/deck.h"

#include <span>
#include <vector>

namespace tianyuan::practice {

/// A move of a game that was proved to be a mistake.
struct Mistake {
    Rule rule = Rule::Freestyle;
    Board before;                  // with the side to move that made it
    int ply = 0;                   // moves played before it
    std::vector<Point> held = {};  // moves that held, of which there may be more
};

/// Makes a card of each mistake of a game for which it is certain what would have been right: the
/// win that was missed, or what had to be stopped. Says how many are new. Searches, so it takes
/// some tenths of a second for each.
Result<int> addMistakes(Deck& deck, std::span<const Mistake> mistakes, store::GameId game,
                        Time now);

}  // namespace tianyuan::practice
