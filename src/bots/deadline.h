#pragma once

#include "player/player.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

namespace tianyuan::bots {

/// When a bot has to have its move ready: by the limits, by its own patience, or because the caller
/// asks it to stop. The clock runs from its construction.
class Deadline {
public:
    Deadline(const player::Limits& limits, player::Milliseconds patience, std::stop_token stop)
        : stop_(std::move(stop)), nodes_(limits.nodes) {
        auto time = patience;
        if (limits.turn) {
            // A little is kept back for the way to the one who holds the clock.
            const auto reserve = std::min(*limits.turn / 10, player::Milliseconds(30));
            time = std::min(time, *limits.turn - reserve);
        }
        if (limits.left) {
            const auto increment = limits.increment.value_or(player::Milliseconds(0));
            time = std::min({time, *limits.left / 20 + increment, *limits.left / 2});
        }
        end_ = start_ + time;
    }

    /// Is it time to answer, after a search of so many nodes?
    bool hasPassed(std::uint64_t nodes) const {
        return (nodes_ && nodes >= *nodes_) || stop_.stop_requested() || Clock::now() >= end_;
    }
    player::Milliseconds elapsed() const {
        return std::chrono::duration_cast<player::Milliseconds>(Clock::now() - start_);
    }

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point start_ = Clock::now();
    Clock::time_point end_;
    std::stop_token stop_;
    std::optional<std::uint64_t> nodes_;
};

}  // namespace tianyuan::bots
