#pragma once

#include "core/result.h"
#include "train/self_player.h"

#include <functional>
#include <span>
#include <stop_token>

namespace tianyuan::train {

/// Plays the games of these numbers, on so many threads. `onGame` hears of each game that is over,
/// one at a time and in no particular order; a reason from it ends everything. Blocks until all are
/// played or `stop` is asked for; games that are not over then are forgotten.
Attempt playGames(const SelfPlaySetup& setup, std::span<const std::uint32_t> numbers, int threads,
                  std::stop_token stop, const std::function<Attempt(const TrainingGame&)>& onGame);

}  // namespace tianyuan::train
