#pragma once

#include "core/result.h"
#include "jobs/crew.h"
#include "train/self_player.h"

#include <functional>
#include <span>
#include <stop_token>

namespace tianyuan::train {

/// Those who play such games. The number of a job is that of the game; it has no other order.
jobs::Staff selfPlayers(const SelfPlaySetup& setup, int threads);

/// Lets the games of these numbers be played. `onGame` hears of each game that is over, one at a
/// time and in no particular order; a reason from it ends everything. Blocks until all are played
/// or `stop` is asked for; games that are not over then are forgotten.
Attempt playGames(const SelfPlaySetup& setup, std::span<const std::uint32_t> numbers, int threads,
                  jobs::Crew& crew, const std::stop_token& stop,
                  const std::function<Attempt(const TrainingGame&)>& onGame);

}  // namespace tianyuan::train
