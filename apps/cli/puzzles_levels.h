#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Adds `puzzles levels` and `puzzles check`.
void addPuzzlesLevels(Command puzzles, Context& context);

}  // namespace tianyuan::cli
