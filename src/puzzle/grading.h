#pragma once

#include "puzzle/puzzle.h"

#include <cstdint>

namespace tianyuan::puzzle {

/// How hard a puzzle is, as a rating on the scale of the levels. What it takes to see it gives a
/// first guess: the length, and how many moves look right and are not. Then the levels try it, from
/// the weakest on, and what they find and miss moves the guess. Blocks for some tenths of a second.
/// The same puzzle gets the same rating.
int gradeOf(const Puzzle& puzzle);
/// The first guess alone, at once.
int guessedRating(const Puzzle& puzzle);

/// Does a level find a first move that solves it? By another seed it may choose otherwise.
bool isSolvedBy(const Puzzle& puzzle, int level, std::uint64_t seed);

/// What came of a level's try at a whole puzzle, which it is not told the task of.
enum class Tried : std::uint8_t {
    Solved,    // to its end
    Missed,    // it played something that is wrong
    OtherWin,  // it won in another way, as far as it sees; that says nothing about the puzzle
};
Tried triedBy(const Puzzle& puzzle, int level, std::uint64_t seed);

/// The strongest level that is asked: the one above thinks as long as the clock allows.
inline constexpr int StrongestGrader = 9;

}  // namespace tianyuan::puzzle
