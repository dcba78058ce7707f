#pragma once

#include "study/finding.h"

namespace tianyuan::study {

/// What decides the win of a finding, which `side` begins on `board`.
Overlooked overlookedIn(Rule rule, const Board& board, Stone side, const Finding& finding);

/// Did a losing move, played on `board`, stop a four or an open three of the other side on one of
/// its points, where another of the same line would have held?
bool stopsOnTheWrongEnd(Rule rule, const Board& board, const Finding& finding);

}  // namespace tianyuan::study
