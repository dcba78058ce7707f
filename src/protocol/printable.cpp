#include "protocol/printable.h"

namespace tianyuan::protocol {
namespace {

/// How many bytes the character at the front has; 0 if it is no UTF-8 or a control character.
std::size_t lengthOfCharacter(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) return byte(0) < 0x20 || byte(0) == 0x7F ? 0 : 1;
    std::size_t length = 0;
    if (0xC2 <= byte(0) && byte(0) <= 0xDF) length = 2;
    if (0xE0 <= byte(0) && byte(0) <= 0xEF) length = 3;
    if (0xF0 <= byte(0) && byte(0) <= 0xF4) length = 4;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
    }
    // Longer than needed, a half of a pair, beyond the last, or one of the controls after ASCII.
    if (byte(0) == 0xE0 && byte(1) < 0xA0) return 0;
    if (byte(0) == 0xED && byte(1) > 0x9F) return 0;
    if (byte(0) == 0xF0 && byte(1) < 0x90) return 0;
    if (byte(0) == 0xF4 && byte(1) > 0x8F) return 0;
    if (byte(0) == 0xC2 && byte(1) < 0xA0) return 0;
    return length;
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
