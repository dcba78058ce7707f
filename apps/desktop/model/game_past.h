#pragma once

#include "game/event.h"
#include "keeping/game_keeper.h"
#include "record/record.h"

#include <vector>

namespace tianyuan::desktop {

/// What led to a position: a record, and what happened since it was on the table.
struct Past {
    record::Record start;
    std::vector<game::Event> events;
};

/// The past of the position after `ply` moves of `game`, which began with `past`: without what was
/// taken back, and without the end.
Past pastUpTo(const Past& past, const game::Game& game, int ply);

/// Keeps a game with this past as a new one.
Attempt begin(keeping::GameKeeper& keeper, const Past& past);

}  // namespace tianyuan::desktop
