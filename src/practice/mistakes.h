#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "practice/deck.h"
#include "study/finding.h"

#include <span>

namespace tianyuan::practice {

/// A move of a game that was proved to be a mistake.
struct Mistake {
    Rule rule = Rule::Freestyle;
    Board before;  // with the side to move that made it
    study::Finding finding;
};

/// Makes a card of each mistake of a game: find the win that was missed, or a move that holds. Says
/// how many are new. Searches, so it takes some tenths of a second for each.
Result<int> addMistakes(Deck& deck, std::span<const Mistake> mistakes, store::GameId game,
                        Time now);

}  // namespace tianyuan::practice
