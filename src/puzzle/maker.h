#pragma once

#include "puzzle/puzzle.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tianyuan::puzzle {

/// The tasks that a position poses, checked to the end: which first moves are right is certain, and
/// they are few. Themes that nobody wants need not be looked for. Not graded yet.
using WantsTheme = std::function<bool(Theme)>;
std::vector<Puzzle> puzzlesIn(Rule rule, const Board& board, const WantsTheme& wants);

/// The same for a mistake in a game: the win that was there, or else what had to be stopped;
/// however many moves are right. Nothing if not all of them are certain.
std::optional<Puzzle> taskIn(Rule rule, const Board& board);

/// Is everything that a puzzle claims found again?
bool isSound(const Puzzle& puzzle);

/// Makes puzzles out of games of weak levels, without twins and with many lengths.
class Maker {
public:
    /// `each` is how many puzzles of a theme are wanted.
    Maker(Rule rule, int each, std::uint64_t seed) : rule_(rule), each_(each), seed_(seed) {}

    /// A puzzle that is there already: its twins are not wanted, and it counts.
    void know(const Puzzle& puzzle);
    /// What game number `number` has to give, with guessed ratings; at most two puzzles of a theme.
    std::vector<Puzzle> fromGame(std::uint64_t number);
    /// Are there enough of every theme?
    bool isDone() const;

private:
    bool isWanted(const Puzzle& puzzle) const;

    Rule rule_;
    int each_;
    std::uint64_t seed_;
    std::set<std::uint64_t> positions_;
    std::map<Theme, int> ofTheme_;
    std::map<std::pair<Theme, int>, int> ofLength_;
};

}  // namespace tianyuan::puzzle
