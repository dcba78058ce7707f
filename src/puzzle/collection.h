#pragma once

#include "core/result.h"
#include "puzzle/puzzle.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::puzzle {

/// A puzzle in one line: rule, size, side to move, theme, plies, tempting moves, rating, solutions,
/// and the stones, Black's, a slash, White's: "renju 15 white fours 7 2 1480 h9 h8i9/g7j10". A
/// mistake of a game has the move that was played there behind it.
std::string toText(const Puzzle& puzzle);
Result<Puzzle> puzzleFromText(std::string_view line);

/// Reads puzzles, one a line. Empty lines and those that begin with # are skipped.
Result<std::vector<Puzzle>> puzzlesFromText(std::string_view text);

/// The puzzles that come with the program, easy ones first. Read once, when first asked for.
std::span<const Puzzle> builtInPuzzles();
/// The one with this key; nullptr if there is none.
const Puzzle* builtInPuzzle(std::uint64_t key);

}  // namespace tianyuan::puzzle
