#pragma once

#include "record/line_builder.h"
#include "record/plain_line.h"

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::record {

// The lines "x,y,milliseconds" that Piskvork and Gomotur write for moves, from the upper left.

/// Is it meant as such a line: a number, then a comma?
bool looksLikeTimedPoint(std::string_view line);
/// Can a name stand on a line of its own without being taken for such a line?
bool isNameLine(std::string_view name);

/// Plays such lines, from line `at` on, as long as they go; `at` is then the first that is none.
/// `origin` is the number of the first column and row. Empty lines among them are skipped; any
/// other line before the last of them, and a move that cannot be made, is damage: the moves end
/// there. A line that is one
/// number ends the game: what follows it is no move, whatever it looks like.
Attempt readTimedPoints(std::string_view text, const std::vector<std::string_view>& lines,
                        std::size_t& at, int origin, LineBuilder& builder, Record& record,
                        Damage* damage);

std::string timedPointsText(const PlainLine& line, const Record& record, int origin);

/// Are there times that these lines do not hold: time left, a time control, a time that is not
/// positive or stands beside no move of the main line?
bool hasOtherTimes(const Record& record, const PlainLine& line);

}  // namespace tianyuan::record
