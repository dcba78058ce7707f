#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Adds `solve` to the program.
void addSolve(CLI::App& app, Context& context);

}  // namespace tianyuan::cli
