#pragma once

#include "command.h"
#include "inbox.h"
#include "play_options.h"
#include "table/setup_position.h"
#include "terminal.h"

namespace tianyuan::cli {

/// A game from a position at the terminal, until somebody quits. Where the options seat one person,
/// the first move is his. An exit code.
int playFrom(const Context& context, Inbox& inbox, const table::SetupPosition& position,
             const PlayOptions& options, TerminalAbilities abilities);

}  // namespace tianyuan::cli
