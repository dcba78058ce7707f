#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Add `proof` and `prove` to the program.
void addProof(CLI::App& app, Context& context);
void addProve(CLI::App& app, Context& context);

}  // namespace tianyuan::cli
