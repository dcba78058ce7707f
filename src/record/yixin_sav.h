#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a position saved by Yixin-Board: the size, again the size (in old files the rule: 0
/// freestyle, 1 standard, 2 renju), the number of moves, then row and column of each, counted from
/// 0 at the upper left. The file must end there.
///
/// A game that is damaged is read up to there, which is then noted in `damage`; without that, and
/// if there is no move before, it is refused.
Result<std::vector<Record>> readYixinSav(std::string_view bytes, const ReadOptions& options = {},
                                         Damage* damage = nullptr);

Result<Written> writeYixinSav(const Record& record);

/// Does it look like such a file: whole numbers only, at least three, and beginning as it must?
bool looksLikeYixinSav(std::string_view text);

}  // namespace tianyuan::record
