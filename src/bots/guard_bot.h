#pragma once

#include "player/player.h"

namespace tianyuan::bots {

/// The guard, from report C, the EasyX game with two modes.
///
/// Its idea: only defend. From every empty point it looks in eight directions and counts the
/// opponent's stones that stand unbroken next to the point: one stone weighs 1, two weigh 10,
/// three 100, four 1000. It plays the heaviest point; among equals the first by column, then row,
/// so it always answers the same way.
///
/// What it cannot do: it does not know its own stones. It wins only by accident, and passes by its
/// own open four to block a two. The two directions of a line are counted apart, so it sees XX_XX
/// as two small threats; blocked ends do not lighten a row, so it blocks rows that are dead.
/// Against the report: more than four stones count as four, and it guards against either colour.
class GuardBot : public player::Player {
public:
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
};

}  // namespace tianyuan::bots
