#pragma once

#include "practice/fsrs.h"
#include "puzzle/puzzle.h"
#include "store/puzzle_log.h"

#include <optional>
#include <vector>

namespace tianyuan::practice {

/// A puzzle that comes back.
struct Card {
    std::int64_t id = 0;
    puzzle::Puzzle puzzle;
    Memory memory;
    std::optional<Time> first;          // asked for
    std::optional<store::GameId> game;  // the game of one's own that it comes from
    int ply = 0;                        // moves played there before it
};

/// New cards that are shown on one day.
inline constexpr int NewCardsOfADay = 5;

/// The puzzles that come back, by spaced repetition: failed ones, and mistakes in one's own games.
class Deck {
public:
    /// `log` must outlive it.
    explicit Deck(store::PuzzleLog& log) : log_(log) {}

    /// Keeps a puzzle that was failed; one that is there already stays as it is.
    Result<bool> addFailed(const puzzle::Puzzle& puzzle, Time now);
    /// Keeps a mistake of a game.
    Result<bool> addMistake(const puzzle::Puzzle& puzzle, store::GameId game, int ply, Time now);

    /// Those to be asked for now: all that have been asked for before, and a few new ones.
    Result<std::vector<Card>> due(Time now);
    /// How it went. Gives the card back as it is kept.
    Result<Card> answered(Card card, Recall recall, Time now);
    Attempt remove(const Card& card) { return log_.removeCard(card.id); }

private:
    store::PuzzleLog& log_;
};

}  // namespace tianyuan::practice
