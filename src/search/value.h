#pragma once

#include "player/thought.h"

namespace tianyuan::search {

/// How good a position is for the side to move: the evaluator's score, or near the bounds a win or
/// a loss with its distance from the root.
using Value = int;

inline constexpr int MaxPly = 240;
inline constexpr Value Infinite = 32000;
inline constexpr Value Win = 30000;
/// From here on a value is a proved win; the evaluator stays below.
inline constexpr Value WinBound = Win - 2 * MaxPly;
inline constexpr Value NoValue = -Infinite;

/// A win (or loss) on the board `plies` stones after the root.
constexpr Value winAt(int plies) { return Win - plies; }
constexpr Value lossAt(int plies) { return plies - Win; }
constexpr bool isWin(Value value) { return value >= WinBound; }
constexpr bool isLoss(Value value) { return value <= -WinBound; }
constexpr bool isProved(Value value) { return isWin(value) || isLoss(value); }

/// The table keeps distances from the node, not from the root.
constexpr Value toTable(Value value, int ply) {
    return isWin(value) ? value + ply : isLoss(value) ? value - ply : value;
}
constexpr Value fromTable(Value value, int ply) {
    return isWin(value) ? value - ply : isLoss(value) ? value + ply : value;
}

inline player::Score scoreOf(Value value) {
    if (isWin(value)) return player::Score::winIn(Win - value);
    if (isLoss(value)) return player::Score::lossIn(Win + value);
    return player::Score::of(value);
}

}  // namespace tianyuan::search
