#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>

namespace tianyuan::record {

/// Reads an SGF file with its variations: games of five in a row (GM[4]), and those that say they
/// are Go or say nothing, since many programs write so.
///
/// A game is read whole or not at all. A move off the board or on a stone, also in a variation,
/// refuses its game with a reason that names the place in the file, the number of the move and the
/// point; so does anything that is not SGF. Of a collection the sound games are given, and why the
/// others were refused; if none is sound, the first reason is the answer.
///
/// AB, AW and PL of the root are the set-up; in later nodes they are kept as unknown properties,
/// and so is whatever we do not understand. Several moves in one node are read as one after the
/// other.
Result<Reading> readSgf(std::string_view bytes, const ReadOptions& options = {});

}  // namespace tianyuan::record
