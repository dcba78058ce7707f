#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>

namespace tianyuan::record {

/// Reads an SGF file with its variations: games of five in a row (GM[4]), and those that say they
/// are Go or say nothing, since many programs write so.
///
/// A move off the board or on a stone is left out with all that follows it in its variation, and so
/// is the rest of a game from where it is no SGF any more; the damage tells the place in the file,
/// the number of the move and the point. A stone that was set up or played just before, and is
/// played once more, leaves out only itself. A game of which no move can be read is refused; if
/// that is all there is, the first reason is the answer.
///
/// AB, AW and PL of the root are the set-up, and so are AB and AW of a node before the first move;
/// in later nodes they are kept as unknown properties, which is told as damage. Whatever we do not
/// understand is kept so. Several moves in one node are read as one after the
/// other.
Result<Reading> readSgf(std::string_view bytes, const ReadOptions& options = {});

}  // namespace tianyuan::record
