#pragma once

#include "core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tianyuan::files {

/// Everything that a file holds, at most 1 GiB, or a pipe, at most 256 MiB. Devices, which may
/// never end, and pipes that nobody writes into for ten seconds are not read. Reasons:
/// "file.cannot-read", "file.is-a-folder", "file.too-large", "file.not-a-file".
Result<std::string> readFile(const std::filesystem::path& path);

/// The same from what is open already, such as standard input, which may also be a terminal; `name`
/// is for the reasons.
Result<std::string> readOpenFile(int descriptor, const std::filesystem::path& name);

/// What to do if a file is there already.
enum class IfThere { Replace, Refuse };

/// Writes a file whole or not at all: whoever reads it meanwhile, and a crash or a full disk at any
/// moment, finds the old one or the new one. A link stays a link, and what is no file, such as a
/// pipe, is written into. Reasons: "file.cannot-write", "file.is-a-folder", "file.is-there".
Attempt writeFile(const std::filesystem::path& path, std::string_view bytes, IfThere ifThere);

}  // namespace tianyuan::files
