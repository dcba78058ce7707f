#pragma once

#include "core/result.h"

#include <filesystem>
#include <vector>

namespace tianyuan::files {

/// Unpacks a .zip archive into a folder, which is made, and gives the files, in their order there.
/// Nothing lands outside the folder, at most 1 GiB and 10,000 files come out, and a file that may
/// be run there may be run here. Reasons: those of readFile and writeFile, "zip.damaged" and
/// "zip.unsafe"; what was written before then stays.
Result<std::vector<std::filesystem::path>> unpackZip(const std::filesystem::path& archive,
                                                     const std::filesystem::path& folder);

}  // namespace tianyuan::files
