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
    Teacher,  // is there something I must see?
    Why,      // what the teacher means
    Map,
    Board,
    Moves,
    Back,
    Forward,
    Start,  // of the game
    Last,   // move of it
    Continue,
    Save,
    Replace,  // a file that is there
    Load,
    Help,
    Quit
};

/// A line as a word, in small letters, and what comes after it, as it was typed.
struct TypedLine {
    std::string word;
    std::string rest;

    /// The rest as a number.
    std::optional<int> number() const;
};
TypedLine typedLineFrom(std::string_view line);

/// Is it one of the words that answer a question of an opening?
bool isAnswer(std::string_view word);

/// The command that a word means, in either language, whole or by its letter.
std::optional<TypedCommand> commandFromWord(std::string_view word);

/// The command or answer nearest to a mistyped word, if one is near enough to be meant.
std::optional<std::string> nearestWord(std::string_view word);

/// Without spaces at either end, in small letters.
std::string tidied(std::string_view text);

}  // namespace tianyuan::cli
