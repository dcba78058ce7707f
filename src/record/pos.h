#pragma once

#include "core/result.h"
#include "record/format.h"
#include "record/record.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads the short binary form of RenLib and Yixin: the number of moves, 1 to 225, then a byte for
/// each, row * 15 + column from the upper left corner. The file must end there.
///
/// A game that is damaged is read up to there, which is then noted in `damage`; without that, and
/// if there is no move before, it is refused.
Result<std::vector<Record>> readPos(std::string_view bytes, const ReadOptions& options = {},
                                    Damage* damage = nullptr);

/// Writes the main line. It must be on 15 lines, with at least one stone, Black and White in turn
/// from the empty board; passes are dropped, but only where no stone follows.
Result<Written> writePos(const Record& record);

}  // namespace tianyuan::record
