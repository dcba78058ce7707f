#pragma once

#include "match/contest.h"

#include <string>

namespace tianyuan::match {

/// The results as the manager of Gomocup prints them: the terms; a table of all against all with
/// wins and losses in each place, their total, ratio and points; then for each player wins and
/// losses with the first and the second stones, errors, times and moves.
std::string gomocupTable(const Contest& contest);

}  // namespace tianyuan::match
