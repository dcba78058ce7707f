#pragma once

#include "core/board.h"
#include "store/database.h"
#include "store/filter.h"
#include "store/summary.h"

#include <vector>

namespace tianyuan::store {

/// What Library::findPosition and Library::statistics do. A hit is trusted by its 64-bit key and
/// not compared with the record: among the 40 million positions of a million games, the chance
/// that a position which never occurred seems to is less than one in 10^11.
Result<std::vector<Occurrence>> findPosition(Database& database, const Board& board,
                                             const Filter& filter, const Page& page);
Result<Statistics> statistics(Database& database, const Board& board, const Filter& filter);

}  // namespace tianyuan::store
