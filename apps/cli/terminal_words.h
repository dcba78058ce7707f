#pragma once

#include "core/stone.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::cli {

/// What can be typed at the terminal besides a point.
enum class TypedCommand {
    Undo,
    Redo,
    New,
    Pass,
    Resign,
    Draw,
    Decline,
    Hint,
    Map,
    Board,
    Moves,
    Help,
    Quit
};

/// The command that a word means, in either language, whole or by its letter.
std::optional<TypedCommand> commandFromWord(std::string_view word);

/// The command or answer nearest to a mistyped word, if one is near enough to be meant.
std::optional<std::string> nearestWord(std::string_view word);

/// The code of the phrase for a side.
std::string sideCode(Stone stone);

/// Without spaces at either end.
std::string trimmed(std::string_view text);
/// The same in small letters.
std::string tidied(std::string_view text);

}  // namespace tianyuan::cli
