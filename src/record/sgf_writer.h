#pragma once

#include "record/format.h"

#include <span>

namespace tianyuan::record {

/// Writes games as SGF, one after the other. Nothing is left out but what SGF has no way to hold:
/// properties whose name is no name or is spoken for, and evaluations that are not numbers.
///
/// Reading it back gives the same record, but for this: texts come back as tidied says
/// (short ones as tidiedLine, the opening's id without blanks around it), set-up stones with
/// Black's first, marks in the order of their kinds and each sign once on a point, and unknown
/// properties of the root among those of the record.
///
/// What SGF has no property for is in ours: TYTS time spent and TYTL left (seconds), TYWI win in
/// moves, TYDE depth, TYEN ending, TYTC time control, TYOS steps of the opening, TYRN how many of
/// the last unknown properties in the root are the node's, not the record's.
Written writeSgf(std::span<const Record> records);
Written writeSgf(const Record& record);

}  // namespace tianyuan::record
