#pragma once

#include "core/result.h"

#include <string>
#include <string_view>

namespace tianyuan::cli {

/// A whole file, and writing one; a reason where that is not possible.
Result<std::string> readFile(const std::string& path);
Attempt writeFile(const std::string& path, std::string_view content);

}  // namespace tianyuan::cli
