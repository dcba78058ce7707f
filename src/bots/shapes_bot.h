#pragma once

#include "bots/shapes_lines.h"
#include "player/player.h"

#include <cstdint>
#include <random>

namespace tianyuan::bots {

/// The shapes player, from report E, the game of state trees and seven shapes.
///
/// Its idea: read every line of the board, across, down and both diagonals, and count seven shapes
/// of each side; the position is worth its own less the opponent's. Each shape is defined by what
/// one more stone makes of it:
///   - five: 10000;
///   - open four, two points make five: 1000;
///   - four, one point makes five: 100;
///   - open three, a point makes an open four: 100;
///   - closed three, a point makes a four: 10;
///   - open two, a point makes an open three: 10;
///   - closed two, a point makes a closed three: 1.
/// Minimax with alpha-beta looks some stones ahead for the best sum.
///
/// The report does not say how stones that belong to several shapes count, nor which points are
/// tried. Here the stones of one side with no enemy and at most three empty points between
/// neighbours are a group, and a group counts once, as the strongest shape in it; tried are the
/// empty points within two steps of a stone. Against the report: a five ends the search whatever
/// else stands. A line that is won or lost counts 10000, less one for each stone before the five:
/// so it wins as soon and loses as late as it can.
///
/// What it cannot do: it does not know whose turn it is, so an open three that moves next and one
/// that comes too late are worth the same, and it needs depth to tell them apart. Crossing threes
/// are a sum to it, and forbidden points are only points not to play on.
class ShapesBot : public player::Player {
public:
    struct Options {
        int depth = 4;                         // stones to look ahead
        player::Milliseconds patience{10000};  // the longest think, whatever the limits allow
        /// Find the exact worth of every root move. If not, only of those that could be the best:
        /// that is faster, but the map has gaps.
        bool wholeMap = true;
    };

    explicit ShapesBot(Options options, std::uint64_t seed = 1)
        : options_(options), random_(seed) {}

    /// The score map is the worth of every root move, at the depth that was reached.
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

private:
    Options options_;
    std::mt19937_64 random_;
    LineTable table_;  // kept from move to move
};

}  // namespace tianyuan::bots
