#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tianyuan::protocol {

/// The text as it can be shown to a person: control characters and bytes that are no UTF-8 become
/// "?", so that no program can steer the terminal; what is longer than `longest` bytes is cut and
/// ends with "…".
std::string printable(std::string_view text, std::size_t longest = 120);

}  // namespace tianyuan::protocol
