#pragma once

#include "core/notation.h"

#include <string>

namespace tianyuan::table {

/// How sentences name a move: "H8", or "–" for a pass.
std::string nameOf(Move move, int size);

}  // namespace tianyuan::table
