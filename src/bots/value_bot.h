#pragma once

#include "player/player.h"

#include <cstdint>
#include <random>

namespace tianyuan::bots {

/// The value player, from report B, the minimax game "Gobang".
///
/// Its idea: every stone has a value, the position is worth the sum of its own stones less the
/// opponent's, and minimax with alpha-beta looks some stones ahead for the best sum. A stone looks
/// in eight directions: each is worth 5, doubled for every own stone that follows without a break,
/// and nothing if an enemy stone or the edge stands at the end. To this comes 0.1 × (15 − |dx| −
/// |dy|), where dx and dy are the distances from the centre. Only empty points with a stone among
/// their eight neighbours are tried, or all once 80 stones stand. A five ends a line of search.
///
/// What it cannot do: it counts only stones that touch, so X_XX is three loose stones to it; it
/// likes long open rows, but knows no four from a three, so it sees a threat only when the five
/// itself comes within its depth; and forbidden points are only points not to play on. Against the
/// report: a five wins whatever stands around it, and a full board is worth 0. A line that is won
/// or lost counts 1000000000, less one for each stone before the five: so it wins as soon and
/// loses as late as it can.
class ValueBot : public player::Player {
public:
    struct Options {
        int depth = 4;                         // stones to look ahead
        player::Milliseconds patience{10000};  // the longest think, whatever the limits allow
        /// Find the exact worth of every root move. If not, only of those that could be the best:
        /// that is faster, but the map has gaps.
        bool wholeMap = true;
    };

    explicit ValueBot(Options options, std::uint64_t seed = 1) : options_(options), random_(seed) {}

    /// The score map is the worth of every root move, at the depth that was reached.
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

private:
    Options options_;
    std::mt19937_64 random_;
};

}  // namespace tianyuan::bots
