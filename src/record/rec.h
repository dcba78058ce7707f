#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a game of Gomotur: two lines with the names, then a line "x,y,milliseconds" for each move,
/// counted from 0 at the upper left, then perhaps a number for the end, which is not understood.
/// The size is not told: 20 lines, or 22 if a move needs them. The first name is Black's, unless
/// the file is named as Gomotur names the games that the second began (its tenth character is an
/// even digit).
///
/// A game that is damaged is read up to there, which is then noted in `damage`; without that, and
/// if there is no move before, it is refused.
Result<std::vector<Record>> readRec(std::string_view bytes, const ReadOptions& options = {},
                                    Damage* damage = nullptr);

Result<Written> writeRec(const Record& record);

/// Does it look like such a game: two lines of text, then at least one move, and nothing else after
/// the moves but a number?
bool looksLikeRec(std::string_view text);

}  // namespace tianyuan::record
