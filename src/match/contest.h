#pragma once

#include "jobs/crew.h"
#include "match/contest_setup.h"
#include "match/fixture.h"
#include "match/game_worker.h"
#include "match/played_game.h"
#include "match/tally.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>

namespace tianyuan::match {

/// Many games between some players, several at a time.
class Contest {
public:
    /// Called after each game, one at a time; a refusal (a full disk) ends the contest.
    using OnGame = std::function<Attempt(const PlayedGame&)>;

    Contest(ContestSetup setup, PlayerFactory factory, Adjudicator::Now now);

    /// Takes in a game that was played earlier; it will not be played again.
    const PlayedGame& take(PlayedGame game);

    /// Those who play: each with players of its own. For as long as this object lives.
    jobs::Staff staff() const;

    /// Plays those of the fixtures that have not been played. Blocks until they are, the SPRT has
    /// come to a verdict or `stop` was asked for; unfinished games are then dropped. Fails if a
    /// player cannot be made.
    Attempt run(std::span<const Fixture> fixtures, jobs::Crew& crew, const std::stop_token& stop,
                const OnGame& onGame);
    /// The same with threads of this process.
    Attempt run(std::span<const Fixture> fixtures, const std::stop_token& stop,
                const OnGame& onGame);

    const ContestSetup& setup() const { return setup_; }
    const Tally& tally() const { return tally_; }
    /// By index.
    const std::map<int, PlayedGame>& games() const { return games_; }
    /// Where the test stands: on pairs of games.
    std::optional<SprtStatus> sprt() const;
    bool isDecided() const;

private:
    class GameDesk;

    ContestSetup setup_;
    PlayerFactory factory_;
    Adjudicator::Now now_;
    Tally tally_;
    std::map<int, PlayedGame> games_;
};

}  // namespace tianyuan::match
