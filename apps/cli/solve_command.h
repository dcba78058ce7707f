#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Adds `solve` to the program.
void addSolve(Command app, Context& context);

}  // namespace tianyuan::cli
