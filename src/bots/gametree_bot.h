#pragma once

#include "bots/gametree_shapes.h"
#include "player/player.h"

#include <cstdint>
#include <random>

namespace tianyuan::bots {

/// The game-tree player, from report D, the terminal game with forbidden moves.
///
/// Its idea: a stone is worth what it makes, and a line of play is worth its stones, its own less
/// the opponent's. For each of the four lines through a point the strongest shape that the stone
/// would be part of counts:
///   - five: 1000000, and the game is over;
///   - open four (a stone at either end makes five): 50000;
///   - four (one point makes five): 6000; two fours in one line, as in XXX_*_XXX: 12000;
///   - open three (one more stone makes an open four): 800;
///   - two (one more stone makes an open three): 200.
/// A four together with an open three adds 50000, and so do two fours. With no three and no four
/// the sum is multiplied by one more than the number of twos. A foul, Black's in renju, counts
/// -1000000 and is never played. Tried are the empty points within |dx| + |dy| <= 2 of a stone.
///
/// The cuts: a five ends the line; if the opponent has a four, a stone that does not stop it
/// loses; a stone of 50000 or more wins if the opponent has no four; and alpha-beta.
///
/// Against the report: a win is only called sure if playing it out shows that no answer stops it.
/// A line that is won or lost counts 10000000 (the report's number for a four not stopped), less
/// one for each stone before the five, so it wins as soon and loses as late as it can. It deepens
/// step by step and stops in time. The report's exact numbers for threes and twos are not known,
/// nor what two fours are to White; those above are our choice. Threes that can only become fours
/// count nothing.
///
/// What it cannot do: the sum rewards busy lines, not good positions: stones that stand already
/// count nothing, however strong, until a new one joins them.
class GametreeBot : public player::Player {
public:
    struct Options {
        int depth = 4;                         // stones to look ahead
        player::Milliseconds patience{10000};  // the longest think, whatever the limits allow
        /// Find the exact worth of every root move. If not, only of those that could be the best:
        /// that is faster, but the map has gaps.
        bool wholeMap = true;
    };

    explicit GametreeBot(Options options, std::uint64_t seed = 1)
        : options_(options), random_(seed) {}

    /// The score map is the worth of every root move, at the depth that was reached; forbidden
    /// points are in it too.
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

private:
    Options options_;
    std::mt19937_64 random_;
    MadeShapeTable shapes_;  // kept from move to move
};

}  // namespace tianyuan::bots
