#pragma once

#include "game/clock.h"
#include "match/played_game.h"
#include "match/watchdog.h"
#include "player/player.h"
#include "search/threat_search.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::match {

/// A player of a game, and what it may use if that is not what the terms say.
struct Contender {
    player::Player* player;
    std::optional<Allowance> own;

    // NOLINTNEXTLINE(google-explicit-constructor): a player by itself is one
    Contender(player::Player* who, std::optional<Allowance> what = {})
        : player(who), own(std::move(what)) {}
};

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
                                   const std::array<Contender, 2>& contenders,
                                   const std::stop_token& stop);

private:
    Terms terms_;
    Now now_;
    std::unique_ptr<search::ThreatSearch> threats_;  // only where wins are proved
    std::unique_ptr<Watchdog> watchdog_;  // from the first game on in which time is limited
};

}  // namespace tianyuan::match
