#pragma once

#include "core/result.h"
#include "words/language.h"

#include <filesystem>
#include <optional>
#include <string>

namespace tianyuan::desktop {

/// What the program was started with.
struct CommandLine {
    std::optional<std::filesystem::path> file;  // a game to open
    std::optional<words::Language> language;    // for this time; the settings stay as they are
    bool help = false;
    bool version = false;
    std::optional<Reason> complaint;  // about the first argument that nobody understands
};

/// Reads the arguments; the first is the program's name. Qt must have taken its own before a
/// complaint means anything.
CommandLine readCommandLine(int count, const char* const* arguments);

std::string helpText(words::Language language);

}  // namespace tianyuan::desktop
