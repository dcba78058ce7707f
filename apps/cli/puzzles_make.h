#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Adds `puzzles make` and `puzzles grade`.
void addPuzzlesMake(Command puzzles, Context& context);

}  // namespace tianyuan::cli
