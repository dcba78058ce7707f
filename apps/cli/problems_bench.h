#pragma once

#include "command.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tianyuan::cli {

/// The collection of problems, as it was when the program was built.
std::string_view builtInProblems();

/// Solves the problems of a file, or those built in, and tells how many are solved within which
/// numbers of nodes, and how many nodes one takes. What it ends with is for the program.
int benchProblems(const Context& context, const std::string& file, std::uint64_t nodes, bool json);

}  // namespace tianyuan::cli
