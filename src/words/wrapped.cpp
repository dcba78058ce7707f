#include "words/wrapped.h"

#include "core/utf8.h"

#include <algorithm>

namespace tianyuan::words {
namespace {

constexpr bool within(char32_t value, char32_t low, char32_t high) {
    return low <= value && value <= high;
}

/// East Asian characters and signs, and pictures.
bool isWide(char32_t c) {
    return within(c, 0x1100, 0x115F) || within(c, 0x2E80, 0xA4CF) || within(c, 0xAC00, 0xD7A3) ||
           within(c, 0xF900, 0xFAFF) || within(c, 0xFE30, 0xFE6F) || within(c, 0xFF00, 0xFF60) ||
           within(c, 0xFFE0, 0xFFE6) || within(c, 0x1F300, 0x1FAFF) || within(c, 0x20000, 0x3FFFD);
}

/// Signs that no line begins with.
bool endsSomething(char32_t c) {
    return std::u32string_view(U"、。，．：；？！）】》」』”’…").find(c) !=
           std::u32string_view::npos;
}

/// Signs that no line ends with.
bool beginsSomething(char32_t c) {
    return std::u32string_view(U"（【《「『“‘").find(c) != std::u32string_view::npos;
}

/// The character at the front, or a single byte of what is no text.
Utf8Character next(std::string_view text) {
    const Utf8Character c = firstCharacter(text);
    return c.length > 0 ? c : Utf8Character{0xFFFD, 1};
}

/// How many bytes of a line belong together at its front: spaces and the word after them, or one
/// Chinese character with the signs that cling to it.
std::size_t pieceOf(std::string_view line) {
    std::size_t length = std::min(line.find_first_not_of(' '), line.size());
    char32_t last = 0;
    while (length < line.size()) {
        const Utf8Character c = next(line.substr(length));
        const bool mayBreak = last != 0 && (c.value == ' ' || isWide(c.value) || isWide(last)) &&
                              !endsSomething(c.value) && !beginsSomething(last);
        if (mayBreak) break;
        last = c.value;
        length += c.length;
    }
    return length;
}

std::string wrappedLine(std::string_view line, int columns, int hanging) {
    const std::size_t own = std::min(line.find_first_not_of(' '), line.size());
    const std::string indent(own + static_cast<std::size_t>(hanging), ' ');
    std::string result;
    int used = 0;
    while (!line.empty()) {
        std::string_view piece = line.substr(0, pieceOf(line));
        line.remove_prefix(piece.size());
        if (used > static_cast<int>(indent.size()) && used + columnsOf(piece) > columns) {
            result += "\n" + indent;
            used = static_cast<int>(indent.size());
            piece.remove_prefix(std::min(piece.find_first_not_of(' '), piece.size()));
        }
        result += piece;
        used += columnsOf(piece);
    }
    return result;
}

}  // namespace

int columnsOf(std::string_view line) {
    int columns = 0;
    while (!line.empty()) {
        const Utf8Character c = next(line);
        const bool isCombining = within(c.value, 0x300, 0x36F) || c.value == 0x200D;
        columns += isCombining ? 0 : isWide(c.value) ? 2 : 1;
        line.remove_prefix(c.length);
    }
    return columns;
}

std::string wrapped(std::string_view text, int columns, int hanging) {
    std::string result;
    while (true) {
        const std::size_t end = text.find('\n');
        result += wrappedLine(text.substr(0, end), columns, hanging);
        if (end == std::string_view::npos) return result;
        result += '\n';
        text.remove_prefix(end + 1);
    }
}

}  // namespace tianyuan::words
