#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::study {

/// A win that cannot be stopped any more, by fours alone or by fours and threes.
struct ForcedWin {
    Stone side = Stone::Black;
    bool byFours = true;
    int plies = 0;           // stones to the five, against the longest resistance
    std::vector<Move> line;  // both sides' stones to the five, that resistance included

    friend bool operator==(const ForcedWin&, const ForcedWin&) = default;
};

/// How long to look: stones placed in thought.
struct ForcedWinLimits {
    std::uint64_t fours = 200'000;
    std::uint64_t threats = 400'000;
    std::stop_token stop;
};

/// The win that `side` has if it is to move, whoever's turn it is on the board; nothing if none was
/// found. Blocks.
std::optional<ForcedWin> findForcedWin(Rule rule, const Board& board, Stone side,
                                       const ForcedWinLimits& limits = {});

}  // namespace tianyuan::study
