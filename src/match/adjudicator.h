#pragma once

#include "game/clock.h"
#include "match/played_game.h"
#include "match/watchdog.h"
#include "player/player.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::match {

/// Lets two players play a game by the rules and the clock, and judges what they do: a foul, an
/// illegal move, a failure or a move that comes too late loses. For one thread.
class Adjudicator {
public:
    using Now = std::function<game::TimePoint()>;

    /// `now` tells the time that the clocks go by.
    Adjudicator(const Terms& terms, Now now);

    /// Plays a game from its opening on; the first player sits on Seat::First. Blocks, for as long
    /// as the players do: one who has overstepped its time is asked to stop. Nothing comes back if
    /// `stop` was asked for before the end.
    std::optional<PlayedGame> play(const Fixture& fixture, const std::vector<Move>& opening,
                                   std::array<player::Player*, 2> players,
                                   const std::stop_token& stop);

private:
    Terms terms_;
    Now now_;
    std::unique_ptr<Watchdog> watchdog_;  // only where time is limited
};

}  // namespace tianyuan::match
