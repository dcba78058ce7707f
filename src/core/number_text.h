#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace tianyuan {

/// The number that the whole text is; nothing: it is something else, or too large.
template <typename Number>
std::optional<Number> numberFromText(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end) return std::nullopt;
    return number;
}

}  // namespace tianyuan
