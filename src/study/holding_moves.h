#pragma once

#include "study/finding.h"
#include "study/proved_win.h"

#include <vector>

namespace tianyuan::study {

/// What a side could do in a position against the forced wins of the other side.
struct HoldingMoves {
    std::vector<Defence> held;  // the surest first
    bool areExamples = false;   // there may be more
    bool isLost = false;        // every legal move loses to fours and threes
    /// isLost: what beats each legal move, and a pass.
    search::Proof proof;
    std::vector<search::Proof::Answer> answers;
    int otherwise = search::Proof::None;
};

/// Tries the legal moves of the side to move: does the other side then win by fours and threes?
/// Blocks; what a stopped prover gives means nothing.
HoldingMoves holdingMoves(Rule rule, const Board& board, WinProver& prover);

/// The win of whoever has just placed a stone on `point`, after which every answer loses.
ProvedWin quietWin(Point point, Stone side, HoldingMoves&& lost);

}  // namespace tianyuan::study
