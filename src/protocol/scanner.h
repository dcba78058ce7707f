#pragma once

#include "core/point.h"
#include "core/trimmed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::protocol {

// What the readers of the protocol's lines are made of. Each take… takes something off the front of
// a text, after any spaces; where it finds nothing of the kind the text is left somewhere inside.

bool isSpace(char c);
std::string inCapitals(std::string_view text);
std::string inSmallLetters(std::string_view text);

/// Letters, digits and low lines; perhaps none.
std::string_view takeWord(std::string_view& text);
/// A number; one that is too large for 64 bits becomes ±FarOff.
std::optional<std::int64_t> takeNumber(std::string_view& text);
bool takeComma(std::string_view& text);

/// "x,y,…"
template <std::size_t Count>
std::optional<std::array<std::int64_t, Count>> takeNumbers(std::string_view& text) {
    std::array<std::int64_t, Count> numbers{};
    for (std::size_t i = 0; i < Count; ++i) {
        if (i > 0 && !takeComma(text)) return std::nullopt;
        const auto number = takeNumber(text);
        if (!number) return std::nullopt;
        numbers[i] = *number;
    }
    return numbers;
}

/// "x,y,…" and nothing else.
template <std::size_t Count>
std::optional<std::array<std::int64_t, Count>> onlyNumbers(std::string_view text) {
    const auto numbers = takeNumbers<Count>(text);
    return numbers && trimmed(text).empty() ? numbers : std::nullopt;
}
std::optional<Point> onlyPoint(std::string_view text);

/// Beyond every board, and still a coordinate.
inline constexpr std::int64_t FarOff = 127;
/// The number, or ±FarOff if it is farther off.
int withinReach(std::int64_t number);
inline Point pointOf(std::int64_t x, std::int64_t y) { return {withinReach(x), withinReach(y)}; }

/// The two with a space between, as what must stay one line: line ends become spaces.
std::string oneLine(std::string_view keyword, std::string_view text);

/// For std::visit.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace tianyuan::protocol
