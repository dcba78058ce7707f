#pragma once

#include "command.h"
#include "player/player.h"

#include <string>

namespace tianyuan::cli {

/// What a player thinks of each point, and where it would play.
struct Opinion {
    player::ScoreMap map;
    Move best = Move::pass();
};

/// That of a player, by its spec, within the limits. Refused if it gives no score map.
Result<Opinion> opinionOf(const std::string& spec, const player::Position& position,
                          const player::Limits& limits);

/// Does a player score points? Others are not asked: some think long before they say nothing.
bool givesMap(const std::string& spec);

/// Its score map of a position drawn as text. Thinks for a second.
Result<std::string> mapFor(const Context& context, const player::Position& position,
                           const std::string& spec);

}  // namespace tianyuan::cli
