#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::roster {

/// The names that a mistyped one may mean, the nearest first: those that it begins, and those at
/// most a third of their letters away.
std::vector<std::string> nearNames(std::string_view word, const std::vector<std::string>& names);

/// "guard, scoremap, value"
std::string joined(const std::vector<std::string>& names);

}  // namespace tianyuan::roster
