#pragma once

#include "core/board.h"
#include "core/result.h"

#include <string_view>
#include <vector>

namespace tianyuan::cli {

/// A position as it is written on the command line: stones placed in the order given, not judged.
struct PositionArgument {
    std::vector<Move> moves;
    Board board;
};

Result<PositionArgument> positionFromText(std::string_view text, int size);

}  // namespace tianyuan::cli
