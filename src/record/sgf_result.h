#pragma once

#include "core/outcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::record {

/// The RE property for an outcome: "B+", "W+R", "B+T", "W+F", "Draw"; empty while the game goes on.
/// What it cannot tell is the ending's id.
std::string resultText(const Outcome& outcome);

/// Reads a result in all spellings that are met in files: "B+Resign", "w+t", "B+DRAW", "0", "1-0",
/// "1/2-1/2", "Jigo", "黑胜", …. Nothing if it tells no outcome ("?", "Void").
std::optional<Outcome> resultFromText(std::string_view text);

/// "five", "foul", "resignation", …; empty for None and Unknown.
std::string_view idOf(Ending ending);
std::optional<Ending> endingFromId(std::string_view id);

}  // namespace tianyuan::record
