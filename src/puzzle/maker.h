#pragma once

#include "puzzle/likeness.h"
#include "puzzle/puzzle.h"

#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace tianyuan::puzzle {

/// Makes puzzles out of games of careless sides, no two alike and with many lengths.
class Maker {
public:
    /// `each` is how many puzzles of a theme are wanted.
    Maker(Rule rule, int each, std::uint64_t seed) : rule_(rule), each_(each), seed_(seed) {}

    /// A puzzle that is there already: what is much like it is not wanted, and it counts.
    void know(const Puzzle& puzzle);
    /// What game number `number` has to give, with guessed ratings: at most two puzzles, some
    /// moves apart.
    std::vector<Puzzle> fromGame(std::uint64_t number);
    /// Are there enough of every theme?
    bool isDone() const { return wanted().empty(); }

private:
    /// The themes of which there are not enough yet; games are looked at for each of them in turn,
    /// so that one that is rare does not hold up the others.
    std::vector<Theme> wanted() const;
    bool isNew(const Puzzle& puzzle) const;
    std::optional<Puzzle> fromPosition(const Board& board, Theme theme) const;
    std::optional<Puzzle> near(const Board& board, Theme theme, std::mt19937_64& random) const;

    Rule rule_;
    int each_;
    std::uint64_t seed_;
    LikePositions positions_;
    std::map<Theme, int> ofTheme_;
    std::map<std::pair<Theme, int>, int> ofKind_;
};

}  // namespace tianyuan::puzzle
