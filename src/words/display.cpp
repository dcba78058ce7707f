#include "words/display.h"

#include <cstdint>

namespace tianyuan::words {
namespace {

constexpr std::string_view Replacement = "\uFFFD";

struct Character {
    char32_t value = 0;
    std::size_t length = 0;  // 0: it is no UTF-8
};

constexpr bool within(char32_t value, char32_t low, char32_t high) {
    return low <= value && value <= high;
}

Character firstOf(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<std::uint8_t>(text[i]) : std::uint8_t{0};
    };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = within(lead, 0xC2, 0xDF)   ? 2
                               : within(lead, 0xE0, 0xEF) ? 3
                               : within(lead, 0xF0, 0xF4) ? 4
                                                          : 0;
    if (length == 0) return {};
    char32_t value = lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        value = value << 6 | (byte(i) & 0x3Fu);
    }
    constexpr char32_t Least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSound =
        value >= Least[length] && value <= 0x10FFFF && !within(value, 0xD800, 0xDFFF);
    return isSound ? Character{value, length} : Character{};
}

bool isControl(char32_t c) { return c < 0x20 || within(c, 0x7F, 0x9F); }

/// Marks, embeddings, overrides and isolates of the direction, and line ends that are none of ours.
bool turnsText(char32_t c) {
    return c == 0x061C || within(c, 0x200E, 0x200F) || within(c, 0x2028, 0x202E) ||
           within(c, 0x2066, 0x2069);
}

std::string shown(std::string_view text, bool keepsLines) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const Character c = firstOf(text);
        const bool isLayout = c.value == '\n' || c.value == '\t';
        if (c.length > 0 && isLayout) {
            result += keepsLines ? text.front() : ' ';
        } else if (c.length == 0 || isControl(c.value) || turnsText(c.value)) {
            result += Replacement;
        } else {
            result += text.substr(0, c.length);
        }
        text.remove_prefix(c.length == 0 ? 1 : c.length);
    }
    return result;
}

}  // namespace

std::string displayable(std::string_view text) { return shown(text, true); }
std::string displayableLine(std::string_view text) { return shown(text, false); }

}  // namespace tianyuan::words
