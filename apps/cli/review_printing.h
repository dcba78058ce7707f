#pragma once

#include "command.h"
#include "game/game.h"
#include "terminal.h"

#include <nlohmann/json.hpp>

#include <string>

namespace tianyuan::cli {

/// What looking back has found in a game that was examined: the summary, then each mistake with why
/// it was one, the line that wins, and what would have held.
std::string reviewText(const Context& context, const game::Game& game, TerminalAbilities abilities);
nlohmann::ordered_json reviewJson(const Context& context, const game::Game& game);

}  // namespace tianyuan::cli
