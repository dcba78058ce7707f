#pragma once

#include "core/rule.h"
#include "store/library.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tianyuan::store {

/// A puzzle that somebody tried.
struct PuzzleTry {
    std::int64_t puzzle = 0;  // its key
    std::string rule;
    std::string theme;
    int rating = 0;       // the puzzle's
    bool solved = false;  // at the first try, without help
    int wrongAnswers = 0;
    int hints = 0;
    std::string mode;  // "next", "day", "streak", …
    std::int64_t seconds = 0;
    Time at;

    friend bool operator==(const PuzzleTry&, const PuzzleTry&) = default;
};

/// How often puzzles of a kind were tried.
struct PuzzleTally {
    std::string rule;
    std::string theme;
    std::int64_t tries = 0;
    std::int64_t solved = 0;

    friend bool operator==(const PuzzleTally&, const PuzzleTally&) = default;
};

/// A puzzle that comes back: one that was failed, or a mistake in a game of one's own.
struct Card {
    std::int64_t id = 0;
    std::int64_t puzzle = 0;     // its key; there is one card for each
    std::string text;            // the puzzle itself
    std::optional<GameId> game;  // where it comes from
    int ply = 0;                 // moves played there before it
    int state = 0;               // of its memory, as practice::Memory has it
    int step = 0;
    double stability = 0;
    double difficulty = 0;
    std::optional<Time> first;  // asked for
    std::optional<Time> last;
    Time due;
    Time created;

    friend bool operator==(const Card&, const Card&) = default;
};

/// What a person did with puzzles, and those that come back, kept in a library of games. All calls
/// block, and what they have done is safe. Lives no longer than the library.
class PuzzleLog {
public:
    explicit PuzzleLog(Library& library) : database_(library.database_) {}

    Attempt addTry(const PuzzleTry& attempt);
    /// The latest tries, the last one first.
    Result<std::vector<PuzzleTry>> tries(int most);
    /// All tries since a time, the oldest first.
    Result<std::vector<PuzzleTry>> triesSince(Time time);
    Result<std::vector<PuzzleTally>> tallies();
    /// The keys of all puzzles that were tried since a time.
    Result<std::set<std::int64_t>> triedSince(Time time);

    /// How far a run of many puzzles came: a streak, or against the clock.
    Attempt addRun(const std::string& mode, int score, Time at);
    Result<std::int64_t> bestRun(const std::string& mode);

    /// Adds a card, unless there is one for that puzzle, or for that place of a game; says whether
    /// it did.
    Result<bool> addCard(const Card& card);
    Attempt updateCard(const Card& card);
    Attempt removeCard(std::int64_t card);
    /// Cards to be asked for now, the longest overdue first; of new ones at most so many.
    Result<std::vector<Card>> dueCards(Time now, std::int64_t newOnes);
    /// Cards that were asked for the first time since a time.
    Result<std::int64_t> begunSince(Time time);
    Result<std::int64_t> cardCount();

    /// Finished games from this source that have changed since lookedAt() was told of them, the
    /// latest first.
    Result<std::vector<GameId>> gamesToLookAt(const std::string& source, int most);
    /// Times are whole seconds: a game that has changed within this one is looked at once more.
    Attempt lookedAt(GameId game, Time now);

    /// Everything of it.
    Attempt forgetAll();

private:
    Database& database_;
};

}  // namespace tianyuan::store
