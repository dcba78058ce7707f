#pragma once

#include "core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

/// The words of a command line: separated by spaces, kept together by "quotes", 'quotes' or a
/// backslash. Nothing else is special; there is no shell.
Result<std::vector<std::string>> splitCommandLine(std::string_view text);

/// The other way round.
std::string joinCommandLine(const std::vector<std::string>& words);

}  // namespace tianyuan::protocol
