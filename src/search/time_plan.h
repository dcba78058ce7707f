#pragma once

#include "player/player.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace tianyuan::search {

/// How much of the clock a move may take. Times are counted from its construction.
class TimePlan {
public:
    using Clock = std::chrono::steady_clock;

    TimePlan() = default;
    explicit TimePlan(const player::Limits& limits);

    /// Is there no more time at all?
    bool isOver() const { return most_ && elapsed() >= *most_; }
    /// Is it time to answer after an iteration, if thinking on looks this useful? 1 is usual; less
    /// when the best move is settled, more when things get worse.
    bool isEnough(double usefulness) const;

    /// The share that a move usually gets, and the most it may take; nothing: no limit.
    std::optional<std::chrono::microseconds> usual() const { return usual_; }
    std::optional<std::chrono::microseconds> most() const { return most_; }

    std::chrono::microseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_);
    }

private:
    Clock::time_point start_ = Clock::now();
    std::optional<std::chrono::microseconds> usual_;
    std::optional<std::chrono::microseconds> most_;
};

}  // namespace tianyuan::search
