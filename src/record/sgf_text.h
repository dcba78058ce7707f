#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::record {

// SGF values are texts between brackets. "Raw" is what stands in the file, with its backslashes.

/// The text that a raw value means. A line end after a backslash is no part of it.
std::string sgfText(std::string_view raw);
std::string sgfLine(std::string_view raw);
/// The text of a property that we do not know. A colon that is escaped keeps its backslash, since
/// there it may be a part of a text while a plain one separates two.
std::string sgfUnknown(std::string_view raw);

/// The same without a copy where nothing is escaped or unwanted, for numbers and points; `room` is
/// used where something is.
std::string_view sgfPlain(std::string_view raw, std::string& room);

/// The raw values for them, tidied.
std::string toSgfText(std::string_view text);
std::string toSgfLine(std::string_view text);
std::string toSgfUnknown(std::string_view text);
/// A short text as the second half of a value, after a colon.
std::string toSgfLabel(std::string_view text);

/// Seconds, with up to three decimals: "12.5".
std::string secondsText(std::chrono::milliseconds time);
std::optional<std::chrono::milliseconds> secondsFrom(std::string_view text);

}  // namespace tianyuan::record
