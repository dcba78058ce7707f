#pragma once

#include "player/player.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tianyuan::brain {

/// Shares the time for one answer among the questions that it takes.
class SharedTime {
public:
    explicit SharedTime(player::Limits limits) : limits_(std::move(limits)) {}

    /// The limits for the next question if so many are still to come, this one among them.
    player::Limits next(int questions) const {
        player::Limits limits = limits_;
        if (!limits.turn) return limits;
        const auto used = std::chrono::duration_cast<player::Milliseconds>(Clock::now() - start_);
        limits.turn = std::max((*limits.turn - used) / questions, player::Milliseconds(1));
        return limits;
    }

private:
    using Clock = std::chrono::steady_clock;
    player::Limits limits_;
    Clock::time_point start_ = Clock::now();
};

}  // namespace tianyuan::brain
