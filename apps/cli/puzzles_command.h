#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Adds `puzzles` to the program.
void addPuzzles(Command app, Context& context);

}  // namespace tianyuan::cli
