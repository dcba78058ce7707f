#pragma once

#include "player/thought.h"

namespace tianyuan::advice {

/// How likely the side with this score is to win, from 0 to 1. The score is one of our engine, in
/// eval::ScoreUnit; those of other players have units of their own.
double winChance(player::Score score);

}  // namespace tianyuan::advice
