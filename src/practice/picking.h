#pragma once

#include "puzzle/puzzle.h"
#include "store/puzzle_log.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace tianyuan::practice {

/// Which puzzles are wanted; what is not set may be anything.
struct Wish {
    std::optional<Rule> rule;
    std::optional<puzzle::Theme> theme;
    std::optional<int> step;

    bool fits(const puzzle::Puzzle& puzzle) const;

    friend bool operator==(const Wish&, const Wish&) = default;
};

/// How strong somebody is at puzzles, told from his latest tries (the last one first), on the scale
/// of puzzle::Puzzle::rating. Who has tried nothing yet is taken for a beginner.
int ratingFrom(std::span<const store::PuzzleTry> tries);

/// A puzzle of this collection that fits, near a rating and not among those that were tried; if all
/// were, one of them. The same chance gives the same puzzle. nullptr: none fits.
const puzzle::Puzzle* pick(std::span<const puzzle::Puzzle> puzzles, const Wish& wish, int rating,
                           const std::set<std::int64_t>& tried, std::uint64_t chance);

/// The puzzle of a day: the same for everybody, another each day, neither easy nor hard.
const puzzle::Puzzle* puzzleOfTheDay(std::span<const puzzle::Puzzle> puzzles,
                                     std::chrono::year_month_day day);

}  // namespace tianyuan::practice
