#pragma once

#include "command.h"
#include "inbox.h"
#include "play_options.h"
#include "table/world.h"

namespace tianyuan::cli {

/// What a table at the terminal needs from outside: its players think on threads and answer through
/// the inbox. All of them outlive the table.
table::World terminalWorld(const Context& context, Inbox& inbox, const Thinking& thinking,
                           table::Keeper& keeper);

}  // namespace tianyuan::cli
