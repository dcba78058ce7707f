#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a game of Piskvork: "Piskvorky 15x15, 0:0, 0", then a line "x,y,milliseconds" for each
/// move, counted from 1 at the upper left, then perhaps the names of both programs and a number for
/// the end. Who moved first is Black. A time of 0 is read as none.
///
/// The end says only that a game ended well, by time or by a fault: the loser is then the one to
/// move, the winner the one who has five, also where it is said to be unknown. The rule is not
/// told.
///
/// Gomocup's judge adds a line "1,Freestyle1": who won (0: nobody) and in which tournament, which
/// becomes the event and, where it is named after one, the rule.
///
/// A game that is damaged is read up to there, which is then noted in `damage`; without that, and
/// if there is no move before, it is refused.
Result<std::vector<Record>> readPsq(std::string_view bytes, const ReadOptions& options = {},
                                    Damage* damage = nullptr);

Result<Written> writePsq(const Record& record);

}  // namespace tianyuan::record
