#pragma once

#include "command.h"

namespace tianyuan::cli {

/// Add `proof` and `prove` to the program.
void addProof(Command app, Context& context);
void addProve(Command app, Context& context);

}  // namespace tianyuan::cli
