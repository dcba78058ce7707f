#pragma once

#include "command.h"
#include "game/game.h"
#include "player/player.h"

#include <string>

namespace tianyuan::cli {

/// What the strongest of the players at hand would play here, in words. Thinks for a second.
Result<std::string> hintFor(const Context& context, const game::Game& game);

/// The score map of a player, by its spec, drawn as text. Thinks for a second.
Result<std::string> mapFor(const Context& context, const game::Game& game, const std::string& spec);

}  // namespace tianyuan::cli
