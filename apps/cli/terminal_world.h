#pragma once

#include "command.h"
#include "play_options.h"
#include "table/world.h"
#include "terminal.h"

namespace tianyuan::cli {

/// What a table at the terminal needs from outside: its players think on threads and answer through
/// the inbox. All of them outlive the table.
table::World terminalWorld(const Context& context, Inbox& inbox, const Thinking& thinking,
                           table::Keeper& keeper);

/// How the terminal calls a player of the roster.
std::string nameOf(const Context& context, const std::string& spec);

}  // namespace tianyuan::cli
