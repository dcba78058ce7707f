#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace tianyuan {

/// The value of an environment variable, if it is set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

/// The environment of this program.
std::optional<std::string> environmentOfThisProgram(const std::string& name);

enum class UserFolder { Config, Data };

/// Where this program keeps things of a user, by the XDG conventions: tianyuan in $XDG_CONFIG_HOME
/// or ~/.config, in $XDG_DATA_HOME or ~/.local/share. Makes nothing; nothing where the user has no
/// home.
std::optional<std::filesystem::path> folderOf(
    UserFolder kind, const Environment& environment = environmentOfThisProgram);

}  // namespace tianyuan
