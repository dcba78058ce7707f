#pragma once

#include "core/rule.h"
#include "search/engine.h"
#include "train/training_game.h"

#include <cstdint>
#include <optional>
#include <random>
#include <stop_token>

namespace tianyuan::train {

/// How games are made.
struct SelfPlaySetup {
    Rule rule = Rule::Freestyle;
    int size = 15;
    std::uint64_t nodes = 1500;  // for each move
    std::uint64_t seed = 1;
    search::WeightsOfRule weights;  // empty: the engine's own

    int leastStones = 2;  // of the opening
    int mostStones = 9;
    int balance = 400;       // an opening is taken if neither side is better by more
    int wanderPlies = 12;    // after the opening chance may choose a move so long …
    int wanderPercent = 15;  // … so often
};

/// Plays games of the engine against itself. A game depends on the setup and its number alone, so
/// that it does not matter who plays it, and when.
class SelfPlayer {
public:
    explicit SelfPlayer(SelfPlaySetup setup);

    /// Blocks; nothing once `stop` is asked for.
    std::optional<TrainingGame> play(std::uint32_t number, std::stop_token stop);

private:
    using Random = std::mt19937_64;

    /// What the engine thinks of a position; `score` as in TrainingMove.
    struct Verdict {
        std::optional<Point> best;
        int score = 0;
    };

    Verdict search(const player::Position& position, std::stop_token stop);
    player::Position makeOpening(Random& random, std::stop_token stop);
    Point wander(const player::Position& position, Point best, Random& random) const;

    SelfPlaySetup setup_;
    search::Engine engine_;
};

}  // namespace tianyuan::train
