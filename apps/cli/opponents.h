#pragma once

#include "command.h"
#include "roster/roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::cli {

/// The built-in players in the order in which people meet them: the levels from the weakest, then
/// the classic players and the engine itself.
std::vector<const roster::BuiltIn*> builtInsForPeople();
/// The specs of all whom one can play: those, and the user's engines.
std::vector<std::string> opponents(const roster::EngineRegistry& engines);

/// What a player is called; a spec that is no built-in player's is its own name.
std::string nameOfPlayer(const Context& context, const std::string& spec);

/// The spec that a person means by a name in either language or by a spec, with or without options:
/// "Sprout", "嫩芽", "snow ridge", "Sprout,seed=7" and "level:1". Refused, with the near names, if
/// it is nobody's.
Result<std::string> specFrom(std::string_view text, const roster::EngineRegistry& engines);
/// The same with the engines that are registered.
Result<std::string> specFrom(std::string_view text);

/// Adds an option that takes a player.
Option addPlayer(Command app, Context& context, const std::string& name, std::string& variable,
                 const std::string& description);
/// The words that complete such an option: names of levels in this language without spaces, and the
/// specs of all.
std::vector<std::string> playerWords(const Context& context, const roster::EngineRegistry& engines);

}  // namespace tianyuan::cli
