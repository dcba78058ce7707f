#pragma once

#include "match/adjudicator.h"
#include "match/fixture.h"
#include "match/opening_book.h"
#include "match/played_game.h"
#include "match/sprt.h"
#include "match/tally.h"
#include "player/player.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tianyuan::match {

/// Someone who takes part in a contest.
struct Entrant {
    std::string name;
    bool freshEachGame = false;  // made anew for every game, so that each game can be repeated
};

struct ContestSetup {
    Terms terms;
    std::vector<Entrant> entrants;
    OpeningBook book;  // not used with an opening protocol
    std::uint64_t seed = 0;
    int concurrency = 1;              // games at a time
    std::optional<SprtOptions> sprt;  // of the first against the second; ends the contest early

    std::vector<std::string> names() const;
};

/// Makes players, by number; called from the threads that play, at the same time.
using PlayerFactory =
    std::function<Result<std::unique_ptr<player::Player>>(int entrant, std::uint64_t seed)>;

/// Many games between some players, several at a time. Each thread has players of its own; one that
/// failed or came too late is made anew.
class Contest {
public:
    /// Called after each game, one at a time, from the threads that play; a refusal (a full disk)
    /// ends the contest.
    using OnGame = std::function<Attempt(const PlayedGame&)>;

    Contest(ContestSetup setup, PlayerFactory factory, Adjudicator::Now now);

    /// Takes in a game that was played earlier; it will not be played again.
    const PlayedGame& take(PlayedGame game);

    /// Plays those of the fixtures that have not been played. Blocks until they are, the SPRT has
    /// come to a verdict or `stop` was asked for; unfinished games are then dropped. Fails if a
    /// player cannot be made.
    Attempt run(std::span<const Fixture> fixtures, std::stop_token stop, const OnGame& onGame);

    const ContestSetup& setup() const { return setup_; }
    const Tally& tally() const { return tally_; }
    /// By index.
    const std::map<int, PlayedGame>& games() const { return games_; }
    /// Where the test stands: on pairs of games.
    std::optional<SprtStatus> sprt() const;

private:
    class Crew;

    ContestSetup setup_;
    PlayerFactory factory_;
    Adjudicator::Now now_;
    Tally tally_;
    std::map<int, PlayedGame> games_;
};

}  // namespace tianyuan::match
