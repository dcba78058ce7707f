#pragma once

#include "core/stone.h"
#include "game/game.h"
#include "player/player.h"
#include "record/tree.h"

namespace tianyuan::study {

/// The position after `ply` moves of the line on which a game stands, for a player to think about.
player::Position positionAfter(const game::Game& game, int ply);

/// What a player said of a position, as a record keeps it; `side` is to move there.
record::Evaluation evaluationOf(const player::Score& score, Stone side, int depth);
/// The same back, as `side` sees it.
player::Score scoreFor(Stone side, const record::Evaluation& evaluation);

/// The chance of the side to move that a player tells, or that its score stands for: always if
/// something is proved, else only if its scores are in the units of our engine.
std::optional<double> chanceIn(const player::Thought& thought, bool isOurs);

}  // namespace tianyuan::study
