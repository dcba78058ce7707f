#pragma once

#include "core/stone.h"
#include "game/game.h"
#include "player/player.h"
#include "record/tree.h"

namespace tianyuan::study {

/// The position after `ply` moves of the line on which a game stands, for a player to think about.
player::Position positionAfter(const game::Game& game, int ply);

/// The chance to win that a score of our engine stands for, from 0 to 1.
double winChance(const player::Score& score);

/// What a player said of a position, as a record keeps it; `side` is to move there.
record::Evaluation evaluationOf(const player::Score& score, Stone side, int depth);
/// The same back, as `side` sees it.
player::Score scoreFor(Stone side, const record::Evaluation& evaluation);

/// The chance of `side` to win, from 0 to 1, if the evaluation is in the units of our engine.
double chanceFor(Stone side, const record::Evaluation& evaluation);

}  // namespace tianyuan::study
