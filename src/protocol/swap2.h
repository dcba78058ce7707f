#pragma once

#include "opening/decision.h"
#include "protocol/message.h"

#include <optional>
#include <vector>

namespace tianyuan::protocol {

/// Is it a question of the Swap2 opening that SWAP2BOARD can ask: for three stones, or to choose
/// with three or five on the board?
bool isSwap2Question(const opening::Question& question);

/// The stones in an order in which they may have been placed, Black first.
std::vector<Point> swap2Stones(const Board& board);

/// What the answer to SWAP2BOARD means: a decision now, and stones to place after it, in turn.
struct Swap2Choice {
    opening::Decision decision;
    std::vector<Point> points;

    /// Are the points on the board, empty, and each another?
    bool areFree(Board board) const;
};

/// Nothing if it is no answer to this question. With five stones the protocol counts the one who
/// is asked as White, who is to move: SWAP means Black, and a point means White and this move.
std::optional<Swap2Choice> swap2Choice(const opening::Question& question, const Reply& reply);

}  // namespace tianyuan::protocol
