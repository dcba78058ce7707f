#pragma once

#include "jobs/job.h"
#include "match/adjudicator.h"
#include "match/contest_setup.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::match {

/// Makes players, by number; called from the threads that play, at the same time.
using PlayerFactory =
    std::function<Result<std::unique_ptr<player::Player>>(int entrant, std::uint64_t seed)>;

/// A game to be played as a job: the fixture and its opening, so that who plays needs no book.
jobs::Job jobFor(const Fixture& fixture, const ContestSetup& setup);

/// A worker that plays such games with players of its own; one that failed or came too late is made
/// anew. What comes of a job is the game in JSON. `setup` must outlive it.
std::unique_ptr<jobs::Worker> makeGameWorker(const ContestSetup& setup, PlayerFactory factory,
                                             Adjudicator::Now now);

/// What a worker says of a game, and the way back; refused if it makes no sense.
std::string outcomeOf(const PlayedGame& game, int size);
Result<PlayedGame> gameFromOutcome(std::string_view outcome, const ContestSetup& setup);

}  // namespace tianyuan::match
