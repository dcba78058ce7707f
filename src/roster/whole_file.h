#pragma once

#include "core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tianyuan::roster {

Result<std::string> contentsOf(const std::filesystem::path& file);

/// Puts a file in the place of another, or where none was, with its folders. Whoever reads it
/// meanwhile, and a crash at any moment, finds the old one or the new one.
Attempt replaceFile(const std::filesystem::path& file, std::string_view contents);

}  // namespace tianyuan::roster
