#pragma once

#include "core/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::cli {

/// The whole file; "-" is standard input. At most 1 GiB, see files::readFile.
Result<std::string> readFile(const std::filesystem::path& path);

/// Writes a file whole or not at all; "-" is standard output. A file that is there is only replaced
/// if told to.
Attempt writeFile(const std::filesystem::path& path, std::string_view bytes, bool replace);

/// Whether a file can be written there, before there is anything to write: what is there stays, and
/// what is not is not made. "-" can. Reasons: "file.cannot-write", "file.is-a-folder".
Attempt tryWriting(const std::filesystem::path& path);

/// The files that the paths name: files themselves, and everything under folders; in order.
std::vector<std::string> filesUnder(const std::vector<std::string>& paths);

}  // namespace tianyuan::cli
