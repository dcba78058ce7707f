#pragma once

#include "command.h"
#include "contest_openings.h"
#include "contest_players.h"
#include "match/contest.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// How long the players of a contest may think.
struct ContestLimits {
    std::string time;
    std::uint64_t nodes = 0;  // 0: no limit
    int depth = 0;
    int margin = 100;  // milliseconds

    void addTo(Command app, Context& context);
};

/// When a game of a contest is ended before its five.
struct ContestEndings {
    int mostMoves = 0;
    std::string draw;
    std::string resign;
    std::uint64_t proofNodes = 0;  // 0: wins are not proved

    void addTo(Command app, Context& context);
};

/// What is written of a contest, and where.
struct ContestFiles {
    std::string out;
    std::string format;
    std::string transcripts;
    std::string json;
    std::string html;
    std::string log;
    bool resume = false;

    void addTo(Command app, Context& context);
};

/// What the match and ladder commands can be told alike.
struct ContestOptions {
    BoardOptions board;
    int games = 0;
    ContestLimits limits;
    std::string each;
    ContestOpenings openings;
    int concurrency = 1;
    ContestEndings endings;
    std::string gomocup;
    ContestFiles files;
    bool verbose = false;

    void addTo(Command app, Context& context, int defaultGames);
    /// What the league of --gomocup says, where nothing else was told.
    void fillFromLeague();

private:
    std::optional<Command> command_;  // knows what was told
};

/// The contest that the options describe, between these players. `withOpenings`: reads or makes the
/// openings, which only who hands out the games needs.
Result<match::ContestSetup> setupFrom(const ContestOptions& options, const ContestPlayers& players,
                                      bool withOpenings);

/// Tells a reason why a contest cannot begin. WrongUse if the command line makes no sense, Failure
/// if it only cannot be done.
int refuse(const Context& context, const Reason& reason);

}  // namespace tianyuan::cli
