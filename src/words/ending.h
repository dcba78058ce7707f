#pragma once

#include "core/outcome.h"

#include <string>

namespace tianyuan::words {

/// The code of the phrase for how a game ended, such as "end.five".
std::string endingCode(const Outcome& outcome);

}  // namespace tianyuan::words
