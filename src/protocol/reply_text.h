#pragma once

#include "protocol/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

// What an engine says, as text; the conventions are those of command_text.h.

std::string toLine(const Reply& reply);
/// What a line of an engine means; never fails, for there is Nonsense.
Reply replyFromLine(std::string_view line);

/// The answer to ABOUT, which only the question tells from other lines.
std::string toLine(const reply::About& about);
reply::About aboutFromLine(std::string_view line);

/// One point or several, "7,7 8,7 9,9", and nothing else.
std::optional<std::vector<Point>> pointsFromText(std::string_view text);
std::string toText(Point coordinates);

}  // namespace tianyuan::protocol
