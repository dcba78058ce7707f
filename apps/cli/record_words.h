#pragma once

#include "core/outcome.h"

#include <string>

namespace tianyuan::cli {

/// The code of the words for how a game ended: "end.five" and so on.
std::string endingCode(const Outcome& outcome);

}  // namespace tianyuan::cli
