#pragma once

#include "train/epoch.h"
#include "train/game_file.h"
#include "train/policy_fit.h"
#include "train/value_fit.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>

namespace tianyuan::train {

/// How weights are fitted to games.
struct TuneSetup {
    double resultShare = 0.5;  // of a position's target; the rest is the search's score
    double heldOut = 0.1;      // of the games, kept to see whether what was learnt is true
    Pace pace;
    double rate = 0.006;     // how far a number moves in a step at first; falls to nothing
    double moveRate = 0.01;  // the same for the order of moves, in logits
    std::uint64_t seed = 1;
    Spread network{0.4, 4.0};
    Spread policy{0.5, 2.0};
};

/// What came of it. Losses are those of the games held out.
struct TuneReport {
    std::size_t games = 0;
    std::size_t gamesHeldOut = 0;
    std::size_t positions = 0;  // learnt from
    std::size_t choices = 0;
    double scoreScale = 1;
    double valueBefore = 0;
    double valueAfter = 0;
    PolicyLoss policyBefore;
    PolicyLoss policyAfter;
};

struct Tuned {
    std::unique_ptr<eval::Weights> weights;
    TuneReport report;
};

/// Fits weights to games. Blocks; once `stop` is asked for, ends after the epoch with what it has.
/// `onEpoch` is called after each epoch, with its number. A game that cannot be replayed is a
/// reason, with its number.
Result<Tuned> tune(std::span<const GameFileContent> files, const eval::Weights& start,
                   const TuneSetup& setup, std::stop_token stop,
                   const std::function<void(int)>& onEpoch);

}  // namespace tianyuan::train
