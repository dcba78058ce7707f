#pragma once

#include "core/result.h"
#include "match/contest_setup.h"
#include "match/played_game.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace tianyuan::match {

/// A game as it stands in logs and reports.
nlohmann::json toJson(const PlayedGame& game, int size);
/// Reads it back; refused if anything in it makes no sense.
Result<PlayedGame> gameFromJson(const nlohmann::json& json, int size, int players);

/// Everything about a contest that its games depend on.
nlohmann::json toJson(const ContestSetup& setup);

/// As one line. What a program said may be in no encoding at all: such bytes are replaced.
std::string lineOf(const nlohmann::json& content);

}  // namespace tianyuan::match
