#pragma once

#include "table/plan.h"
#include "web/bridge/json.h"
#include "web/bridge/speaker.h"

namespace tianyuan::web {

/// What can be chosen for a game, each with its name and a line that explains it; openings that do
/// not fit a board of this size have the reason.
Json choicesFor(int size, const Speaker& speaker);

/// The game that the start page describes: "mode" ("computer", "people" or "watch"), "opponent",
/// "second", "side" ("first", "second" or "random"), "name", "rule", "size", "opening" and "time".
/// What makes no sense there is as usual.
table::Plan planFrom(const Json& wishes);
Json toJson(const table::Plan& plan);

/// "Renju, black has forbidden points, 15 lines".
std::string ruleLine(const table::Plan& plan, const Speaker& speaker);
std::string timeInWords(const game::TimeControl& time, const Speaker& speaker);

}  // namespace tianyuan::web
