#pragma once

#include "store/database.h"
#include "store/summary.h"

#include <string>

namespace tianyuan::store {

/// The columns of a summary, to be the first that a query asks for.
std::string summaryColumns();
/// What to join with the table "games" for them. The order of the joins is fixed, so that names are
/// only looked up for games that are wanted.
std::string summaryJoins();

Summary summaryFrom(const Rows& rows);

/// How many columns there are: further ones begin at this number.
inline constexpr int SummaryWidth = 15;

}  // namespace tianyuan::store
