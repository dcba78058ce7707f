#pragma once

#include "puzzle/puzzle.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tianyuan::puzzle {

/// The tasks that a position poses, checked to the end: which first moves are right is certain,
/// they are few, and there is something to see: a move that looks right and is not. Themes that
/// nobody wants need not be looked for. Not graded yet.
using WantsTheme = std::function<bool(Theme)>;
std::vector<Puzzle> puzzlesIn(Rule rule, const Board& board, const WantsTheme& wants);

/// The same for a mistake in a game: the win that was there, or else what had to be stopped;
/// however many moves are right, and though it may not be certain of all. `held` are moves that
/// looking back has found to hold; those that a puzzle cannot beat either are right.
std::optional<Puzzle> taskIn(Rule rule, const Board& board, std::span<const Point> held = {});

/// Is everything that a puzzle claims found again?
bool isSound(const Puzzle& puzzle);

}  // namespace tianyuan::puzzle
