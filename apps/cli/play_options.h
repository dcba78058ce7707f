#pragma once

#include "command.h"
#include "game/session.h"
#include "terminal.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// What the play command was told.
struct PlayOptions {
    BoardOptions board;
    std::string opening = "free";
    std::string time = "none";
    std::string fouls = "refuse";
    std::string black;
    std::string white;
    std::string library;  // file; empty: the usual place
    bool resume = false;
    bool ascii = false;
};

/// Asks for rule, size, opening and time; an empty line takes what is proposed. False if the input
/// ended.
bool askForOptions(const Context& context, Inbox& inbox, PlayOptions& options);

/// What the options mean.
Result<game::SessionSetup> setupFrom(const PlayOptions& options);

}  // namespace tianyuan::cli
