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

/// What to say to a text that is no position, for this reason: of the name of a file, that there is
/// none, or that this is no place for one.
Reason whyNoPosition(std::string_view text, const Reason& reason);

}  // namespace tianyuan::cli
