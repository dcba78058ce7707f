#pragma once

#include "core/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace tianyuan::store {

/// The value of an environment variable, if it is set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

/// Where games are kept unless the user says otherwise, by the XDG conventions:
/// $XDG_DATA_HOME/tianyuan/games.db, or that under ~/.local/share. Makes nothing.
Result<std::filesystem::path> defaultPlace(const Environment& environment);

/// Makes the folder that `file` is to be in, readable by the user only, with all above it.
Attempt makeFolderFor(const std::filesystem::path& file);

}  // namespace tianyuan::store
