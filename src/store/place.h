#pragma once

#include "core/result.h"
#include "core/user_folder.h"

#include <filesystem>

namespace tianyuan::store {

/// Where games are kept unless the user says otherwise: games.db in the user's folder for data.
/// Makes nothing.
Result<std::filesystem::path> defaultPlace(
    const Environment& environment = environmentOfThisProgram);

/// Makes the folder that `file` is to be in, readable by the user only, with all above it.
Attempt makeFolderFor(const std::filesystem::path& file);

}  // namespace tianyuan::store
