#pragma once

#include "study/finding.h"
#include "study/proved_win.h"

#include <optional>
#include <vector>

namespace tianyuan::study {

/// What a side could do in a position against the forced wins of the other side. A four that only
/// puts such a win off is named if nothing else holds, and does not hold where nothing does after
/// it.
struct HoldingMoves {
    std::vector<Defence> held;  // the surest first
    bool areExamples = false;   // there may be more
    bool isThreatened = false;  // the other side would win if it were to move
    bool isLost = false;        // every legal move loses to fours and threes
    /// isLost: what beats each legal move, and a pass.
    search::Proof proof;
    std::vector<search::Proof::Answer> answers;
    int otherwise = search::Proof::None;
};

/// Tries the legal moves of the side to move: does the other side then win by fours and threes?
/// Blocks; what a stopped prover gives means nothing.
HoldingMoves holdingMoves(Rule rule, const Board& board, WinProver& prover);

/// The win that the other side has after a move of the side to move, against whatever is played
/// then; None, Unknown: it holds, for certain or as far as was looked.
WinAnswer winAgainst(Rule rule, const Board& board, Point move, WinProver& prover);

/// Where the other side has to answer a stone that has just made a four; nothing if it need not, or
/// cannot.
std::optional<Point> stopOfFour(Rule rule, const Board& board, Point four);

/// The win of whoever has just placed a stone on `point`, after which every answer loses.
ProvedWin quietWin(Point point, Stone side, HoldingMoves&& lost);

}  // namespace tianyuan::study
