#pragma once

#include <cstddef>
#include <string_view>

namespace tianyuan {

/// A character of a text in UTF-8.
struct Utf8Character {
    char32_t value = 0;
    std::size_t length = 0;  // in bytes; 0: it is no UTF-8
};

/// Is it a command to a terminal or printer rather than a sign: below the blank, or from U+007F to
/// U+009F, which some terminals obey as they do the others? Line ends and tabs are among them.
constexpr bool isControl(char32_t character) {
    return character < 0x20 || (0x7F <= character && character <= 0x9F);
}

/// Does a character go on with this byte, which began before it?
constexpr bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The character at the front of a text that is not empty. Longer forms than need be, halves of
/// pairs and what lies beyond the last character are no UTF-8.
constexpr Utf8Character firstCharacter(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead < 0xC2   ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || text.size() < length) return {};
    char32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!continuesCharacter(text[i])) return {};
        value = value << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    constexpr char32_t Least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isHalf = 0xD800 <= value && value <= 0xDFFF;
    if (value < Least[length] || value > 0x10FFFF || isHalf) return {};
    return {value, length};
}

}  // namespace tianyuan
