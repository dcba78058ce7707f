#include "record/text_lines.h"

#include "core/utf8.h"

#include <algorithm>

namespace tianyuan::record {
namespace {

/// How many characters the line end takes that begins at `i`; 0: there is none.
std::size_t lineEndAt(std::string_view text, std::size_t i) {
    if (i >= text.size() || (text[i] != '\n' && text[i] != '\r')) return 0;
    return text.substr(i, 2) == "\r\n" ? 2 : 1;
}

/// How many characters the control character takes that begins at `i` and is no tab; 0: there is
/// none.
std::size_t controlAt(std::string_view text, std::size_t i) {
    const Utf8Character c = firstCharacter(text.substr(i));
    return isControl(c.value) && c.value != '\t' ? c.length : 0;
}

std::string tidiedWith(std::string_view text, char lineEnd) {
    std::string normal;
    normal.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::size_t length = lineEndAt(text, i)) {
            normal += lineEnd;
            i += length - 1;
        } else if (const std::size_t unwanted = controlAt(text, i)) {
            i += unwanted - 1;
        } else {
            normal += text[i];
        }
    }
    return normal;
}

}  // namespace

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end);
        if (text.starts_with("\r\n")) text.remove_prefix(1);
        if (!text.empty()) text.remove_prefix(1);
    }
    return lines;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

std::string tidied(std::string_view text) { return tidiedWith(text, '\n'); }
std::string tidiedLine(std::string_view text) { return tidiedWith(text, ' '); }

}  // namespace tianyuan::record
