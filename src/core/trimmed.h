#pragma once

#include <string_view>

namespace tianyuan {

/// What stands between words: blanks and line ends.
inline constexpr std::string_view Blanks = " \t\r\n\v\f";

/// A text without the blanks and line ends around it.
constexpr std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos) return text.substr(0, 0);
    return text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

}  // namespace tianyuan
