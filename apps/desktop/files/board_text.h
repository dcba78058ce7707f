#pragma once

#include "core/board.h"

#include <string>

namespace tianyuan::desktop {

/// The board drawn with characters that stand in a grid in any plain text: X Black, O White, and
/// the names of columns and rows.
std::string boardText(const Board& board);

}  // namespace tianyuan::desktop
