#pragma once

#include "core/result.h"

#include <filesystem>

namespace tianyuan::roster {

/// Engines are handed over as .zip archives. Is this the name of one?
bool isEngineArchive(const std::filesystem::path& file);

/// Where unpacked engines are kept: engines in the user's folder for data.
std::filesystem::path usualEngineFolder();

/// Unpacks an engine into a folder of its own under `engines`, named after the archive, and gives
/// the program in it that can be run here: rather one for 64 bits, then the one that is called like
/// the archive. Reasons: those of files::unpackZip, "engine.archive-for-windows" and
/// "engine.archive-without-program"; nothing is left of it then.
Result<std::filesystem::path> unpackEngine(const std::filesystem::path& archive,
                                           const std::filesystem::path& engines);

}  // namespace tianyuan::roster
