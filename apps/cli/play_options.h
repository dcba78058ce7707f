#pragma once

#include "command.h"
#include "store/summary.h"
#include "table/plan.h"

#include <memory>
#include <optional>
#include <string>

namespace tianyuan::player {
class Player;
}

namespace tianyuan::cli {

/// What the play command was told.
struct PlayOptions {
    BoardOptions board;
    std::string opening = "free";
    std::string time = "none";
    std::string fouls = "refuse";
    std::string black = "me";  // "me", "me:Ann", or a player of the roster
    std::string white = "me";
    std::string think = "1s";    // how long computers may think, where no clock says otherwise
    std::string pause = "none";  // how long they take at least
    std::optional<int> depth;    // how deep they look
    std::string teacher;         // how strict; empty: there is none
    int remarks = 0;             // of the teacher, in a game; 0: as many as there are
    bool demo = false;           // two computers, and nobody types
    std::string library;         // file; empty: the usual place
    bool resume = false;
    store::GameId resumed = 0;  // which; 0: the latest, or as the person says
    bool ascii = false;
};

/// How computers think at the terminal.
struct Thinking {
    std::optional<game::Milliseconds> most;  // for a move
    std::optional<game::Milliseconds> least;
    std::optional<int> depth;
};

/// The player that a spec means.
Result<std::unique_ptr<player::Player>> playerFrom(const std::string& spec);

/// Which game is played, but not by whom nor how fast.
table::Plan boardPlanOf(const PlayOptions& options);
/// What the options mean.
Result<table::Plan> planFrom(const PlayOptions& options);
Result<Thinking> thinkingFrom(const PlayOptions& options);

}  // namespace tianyuan::cli
