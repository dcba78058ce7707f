#pragma once

#include "eval/weights.h"
#include "train/epoch.h"
#include "train/game_file.h"
#include "train/policy_fit.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace tianyuan::train {

/// How the network that corrects the order of moves is fitted to games.
struct MoveTuneSetup {
    double heldOut = 0.05;  // of the games
    Pace pace{5, 512};
    double rate = 0.006;  // how far a number moves in a step at first; falls to nothing
    std::uint64_t seed = 1;
    Spread spread{0.4, 0.5};
};

/// What came of it, on the games held out.
struct MoveTuneReport {
    std::size_t games = 0;
    std::size_t gamesHeldOut = 0;
    std::size_t choices = 0;  // learnt from
    PolicyLoss before;        // by the weights of the points alone
    PolicyLoss after;
};

struct TunedMoves {
    std::unique_ptr<eval::Weights> weights;
    MoveTuneReport report;
};

/// Gives weights that have networks a network for the order of moves, or another one; one for each
/// colour in renju. Blocks and ends like tune().
Result<TunedMoves> tuneMoves(std::span<const GameFileContent> files, const eval::Weights& start,
                             const MoveTuneSetup& setup, std::stop_token stop,
                             const std::function<void(int)>& onEpoch);

}  // namespace tianyuan::train
