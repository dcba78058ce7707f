#pragma once

#include "game/time_control.h"
#include "opening/decision.h"

#include <array>
#include <chrono>
#include <optional>

namespace tianyuan::game {

using TimePoint = std::chrono::steady_clock::time_point;

/// What one side of the clock shows.
struct ClockFace {
    std::optional<Milliseconds> left;  // until the flag falls or a period is lost; empty: no limit
    bool inByoYomi = false;
    int periodsLeft = 0;  // with the one that runs
    bool hasRunOut = false;

    friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

/// A game clock with a side for each seat: time goes with the person, also when colours are
/// swapped. It never asks what time it is; everyone who calls it says. A small value: keep a copy
/// to be able to go back.
class Clock {
public:
    explicit Clock(TimeControl control = {});

    const TimeControl& control() const { return control_; }
    std::optional<opening::Seat> running() const { return running_; }

    /// Starts the time of `seat`, for its next move or the one it was thinking about; the other
    /// side stands.
    void start(opening::Seat seat, TimePoint now);
    /// The running seat has moved: its time is charged, the increment added, and the clock stands.
    /// Returns how long the move took.
    Milliseconds moved(TimePoint now);
    /// Stands still; the move of the running seat goes on at the next start().
    void stop(TimePoint now);

    ClockFace face(opening::Seat seat, TimePoint now) const;
    /// When the running seat loses on time if it does nothing; empty: never.
    std::optional<TimePoint> runsOutAt() const;

private:
    struct Side {
        Milliseconds main{0};        // left when its move began
        int periods = 0;             // left when its move began
        Milliseconds onThisMove{0};  // used before the clock was stopped in between
    };

    Milliseconds spentOnMove(opening::Seat seat, TimePoint now) const;
    int periodsUsed(const Side& side, Milliseconds spent) const;
    std::optional<Milliseconds> allowance(const Side& side) const;
    Side& sideOf(opening::Seat seat) { return sides_[static_cast<std::size_t>(seat)]; }
    const Side& sideOf(opening::Seat seat) const { return sides_[static_cast<std::size_t>(seat)]; }

    TimeControl control_;
    std::array<Side, 2> sides_;
    std::optional<opening::Seat> running_;
    TimePoint startedAt_{};
};

}  // namespace tianyuan::game
