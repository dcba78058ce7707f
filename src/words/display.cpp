#include "words/display.h"

#include "core/utf8.h"

namespace tianyuan::words {
namespace {

constexpr std::string_view Replacement = "\uFFFD";

constexpr bool within(char32_t value, char32_t low, char32_t high) {
    return low <= value && value <= high;
}

/// Marks, embeddings, overrides and isolates of the direction, and line ends that are none of ours.
bool turnsText(char32_t c) {
    return c == 0x061C || within(c, 0x200E, 0x200F) || within(c, 0x2028, 0x202E) ||
           within(c, 0x2066, 0x2069);
}

std::string shown(std::string_view text, bool keepsLines) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const Utf8Character c = firstCharacter(text);
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
