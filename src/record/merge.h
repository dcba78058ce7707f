#pragma once

#include "record/record.h"

#include <optional>

namespace tianyuan::record {

/// Adds to a game what another record of the same game says besides: variations, comments, marks,
/// times, evaluations, whatever is told of the game as a whole. Texts that differ stand one after
/// the other. True: something was added.
///
/// Nothing: the two contradict each other (another title, time or evaluation of the same move,
/// another value of a property), so that one record cannot hold both; `into` is as it was.
std::optional<bool> merge(Record& into, const Record& from);

}  // namespace tianyuan::record
