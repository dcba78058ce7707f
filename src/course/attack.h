#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <optional>

namespace tianyuan::course {

/// How the other side fares after a stone of an attack.
struct Defence {
    enum class Kind : std::uint8_t {
        Free,   // nothing had to be answered
        Holds,  // after the answer no win can be forced any more
        Loses,  // whatever the answer, the attack goes through
    };

    Kind kind = Kind::Free;
    /// The answer that holds, or the one that resists longest. Nothing where it is free, or where
    /// every answer is a foul.
    std::optional<Point> answer;
};

/// Tries every legal answer of `defender`, who is to move. Blocks; on a board of a lesson not for
/// long.
Defence bestDefence(Rule rule, const Board& board, Stone defender);

}  // namespace tianyuan::course
