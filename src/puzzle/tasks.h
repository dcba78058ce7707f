#pragma once

#include "puzzle/puzzle.h"
#include "study/finding.h"

#include <functional>
#include <optional>
#include <vector>

namespace tianyuan::puzzle {

/// The tasks that a position poses, checked to the end: which first moves are right is certain,
/// they are few, and there is something to see: a move that looks right and is not. Themes that
/// nobody wants need not be looked for. Not graded yet.
using WantsTheme = std::function<bool(Theme)>;
std::vector<Puzzle> puzzlesIn(Rule rule, const Board& board, const WantsTheme& wants);

/// The task of a mistake in a game, which looking back has proved, in the position before it: the
/// win that was there, or a move that holds; however many moves are right, and though it may not
/// be certain of all. Nothing if the win is not found again.
std::optional<Puzzle> taskOf(Rule rule, const Board& before, const study::Finding& mistake);

/// Is everything that a puzzle claims found again?
bool isSound(const Puzzle& puzzle);

}  // namespace tianyuan::puzzle
