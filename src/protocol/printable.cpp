#include "protocol/printable.h"

#include "core/utf8.h"

namespace tianyuan::protocol {
namespace {

/// How many bytes the character at the front has; 0 if it is no UTF-8 or a control character.
std::size_t lengthOfCharacter(std::string_view text) {
    const Utf8Character first = firstCharacter(text);
    return isControl(first.value) ? 0 : first.length;
}

}  // namespace

std::string printable(std::string_view text, std::size_t longest) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = lengthOfCharacter(text);
        if (result.size() + (length == 0 ? 1 : length) > longest) return result + "…";
        if (length == 0) {
            result += text.front() == '\t' ? ' ' : '?';
            text.remove_prefix(1);
        } else {
            result += text.substr(0, length);
            text.remove_prefix(length);
        }
    }
    return result;
}

}  // namespace tianyuan::protocol
