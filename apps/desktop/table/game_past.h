#pragma once

#include "game/event.h"
#include "keeping/game_keeper.h"
#include "record/record.h"

#include <vector>

namespace tianyuan::desktop {

/// What led to a position: a record, what happened since it was on the table, and what was found
/// out about its positions (study::KeptView, as text).
struct Past {
    record::Record start;
    std::vector<game::Event> events;
    std::vector<std::string> notes;
};

/// What is known of the positions of `game` as far as `ply`, as text.
std::vector<std::string> notesOf(const game::Game& game, int ply);

/// The past of the position after `ply` moves of `game`, which began with `past`: without what was
/// taken back, and without the end.
Past pastUpTo(const Past& past, const game::Game& game, int ply);

/// Keeps a game with this past as a new one.
Attempt begin(keeping::GameKeeper& keeper, const Past& past);

}  // namespace tianyuan::desktop
