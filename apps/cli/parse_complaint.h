#pragma once

#include "command.h"

#include <CLI/CLI.hpp>

namespace tianyuan::cli {

/// What is wrong with the command line, in words; CLI11's own where we have none.
std::string complaintOf(const Context& context, const CLI::App& app, const CLI::ParseError& error);

}  // namespace tianyuan::cli
