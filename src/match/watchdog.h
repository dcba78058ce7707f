#pragma once

#include "game/clock.h"

#include <memory>
#include <stop_token>

namespace tianyuan::match {

/// Asks whoever thinks to stop when its time has passed. Has a thread of its own; arming it costs
/// next to nothing, so it can be done for every move.
class Watchdog {
public:
    Watchdog();
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Requests a stop of `source` at `deadline`, unless disarmed or armed anew before.
    void arm(std::stop_source source, game::TimePoint deadline);
    void disarm();

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace tianyuan::match
