#include "game/unhurried_player.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace tianyuan::game {
namespace {

using SteadyClock = std::chrono::steady_clock;

void waitUntil(SteadyClock::time_point time, const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_until(lock, stop, time, [] { return false; });
}

/// Not so long that the clock is in danger.
player::Milliseconds bearable(player::Milliseconds pause, const player::Limits& limits) {
    if (limits.turn) pause = std::min(pause, *limits.turn / 2);
    if (limits.left) pause = std::min(pause, *limits.left / 20);
    return pause;
}

}  // namespace

Result<Move> UnhurriedPlayer::choose(const player::Position& position, const player::Limits& limits,
                                     std::stop_token stop, const OnThought& onThought) {
    const auto until = SteadyClock::now() + bearable(pause_(), limits);
    auto move = player_->choose(position, limits, stop, onThought);
    waitUntil(until, stop);
    return move;
}

Result<opening::Decision> UnhurriedPlayer::decide(const opening::Question& question,
                                                  const player::Limits& limits,
                                                  std::stop_token stop) {
    const auto until = SteadyClock::now() + bearable(pause_(), limits);
    auto decision = player_->decide(question, limits, stop);
    waitUntil(until, stop);
    return decision;
}

}  // namespace tianyuan::game
