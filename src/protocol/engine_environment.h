#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

/// May an engine see this variable of our environment? Only what a program needs to run at all:
/// where things are, the language, and the settings of its own run-time (Wine, Python, Java). An
/// engine is a stranger; keys and passwords that somebody keeps in variables are not for it.
bool isForEngines(std::string_view name);

/// Of an environment ("NAME=value") what an engine may see.
std::vector<std::string> forEngines(const char* const* environment);

}  // namespace tianyuan::protocol
