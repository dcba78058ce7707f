#pragma once

#include "player/player.h"

#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <stop_token>
#include <vector>

namespace tianyuan::advice {

/// Makes openings for matches: random stones near the centre that leave both sides about the same
/// chance, no two of them alike by symmetry.
class OpeningMaker {
public:
    struct Options {
        Rule rule = Rule::Freestyle;
        int size = Board::DefaultSize;
        int stones = 3;
        int reach = 4;                 // of the stones from the centre
        std::uint64_t nodes = 50'000;  // for the last judgement of one
        double tolerance = 0.05;       // how far from one half the chance may be
        std::uint64_t seed = 1;
    };
    struct Made {
        std::vector<Point> stones;  // Black first
        double blackChance = 0.5;
    };

    OpeningMaker(player::Player& player, const Options& options)
        : player_(player), options_(options), random_(options.seed) {}

    /// The next one; nothing if `stop` was asked for or there seem to be no more. Blocks.
    std::optional<Made> next(std::stop_token stop);

private:
    /// Random stones, or nothing if they decide the game.
    std::optional<player::Position> draw();
    /// Is it another than all that were drawn before?
    bool isNew(const Board& board);

    player::Player& player_;
    Options options_;
    std::mt19937_64 random_;
    std::set<std::uint64_t> seen_;  // hashes, each the smallest of eight
};

}  // namespace tianyuan::advice
