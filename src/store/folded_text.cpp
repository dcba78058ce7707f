#include "store/folded_text.h"

#include "core/utf8.h"

#include <algorithm>
#include <array>

namespace tianyuan::store {
namespace {

// Letters that all become the same one.
struct Group {
    char32_t first;
    char32_t last;
    char32_t letter;
};

constexpr std::array Groups{
    Group{0x00C0, 0x00C6, 'a'},    Group{0x00C7, 0x00C7, 'c'},    Group{0x00C8, 0x00CB, 'e'},
    Group{0x00CC, 0x00CF, 'i'},    Group{0x00D0, 0x00D0, 'd'},    Group{0x00D1, 0x00D1, 'n'},
    Group{0x00D2, 0x00D6, 'o'},    Group{0x00D8, 0x00D8, 'o'},    Group{0x00D9, 0x00DC, 'u'},
    Group{0x00DD, 0x00DD, 'y'},    Group{0x00DE, 0x00DE, 't'},    Group{0x00DF, 0x00DF, 's'},
    Group{0x00E0, 0x00E6, 'a'},    Group{0x00E7, 0x00E7, 'c'},    Group{0x00E8, 0x00EB, 'e'},
    Group{0x00EC, 0x00EF, 'i'},    Group{0x00F0, 0x00F0, 'd'},    Group{0x00F1, 0x00F1, 'n'},
    Group{0x00F2, 0x00F6, 'o'},    Group{0x00F8, 0x00F8, 'o'},    Group{0x00F9, 0x00FC, 'u'},
    Group{0x00FD, 0x00FD, 'y'},    Group{0x00FE, 0x00FE, 't'},    Group{0x00FF, 0x00FF, 'y'},
    Group{0x0100, 0x0105, 'a'},    Group{0x0106, 0x010D, 'c'},    Group{0x010E, 0x0111, 'd'},
    Group{0x0112, 0x011B, 'e'},    Group{0x011C, 0x0123, 'g'},    Group{0x0124, 0x0127, 'h'},
    Group{0x0128, 0x0133, 'i'},    Group{0x0134, 0x0135, 'j'},    Group{0x0136, 0x0138, 'k'},
    Group{0x0139, 0x0142, 'l'},    Group{0x0143, 0x014B, 'n'},    Group{0x014C, 0x0153, 'o'},
    Group{0x0154, 0x0159, 'r'},    Group{0x015A, 0x0161, 's'},    Group{0x0162, 0x0167, 't'},
    Group{0x0168, 0x0173, 'u'},    Group{0x0174, 0x0175, 'w'},    Group{0x0176, 0x0178, 'y'},
    Group{0x0179, 0x017E, 'z'},    Group{0x017F, 0x017F, 's'},    Group{0x01A0, 0x01A1, 'o'},
    Group{0x01AF, 0x01B0, 'u'},    Group{0x0218, 0x0219, 's'},    Group{0x021A, 0x021B, 't'},
    Group{0x0401, 0x0401, 0x0435}, Group{0x0451, 0x0451, 0x0435}, Group{0x1EA0, 0x1EB7, 'a'},
    Group{0x1EB8, 0x1EC7, 'e'},    Group{0x1EC8, 0x1ECB, 'i'},    Group{0x1ECC, 0x1EE3, 'o'},
    Group{0x1EE4, 0x1EF1, 'u'},    Group{0x1EF2, 0x1EF9, 'y'},
};

constexpr bool within(char32_t c, char32_t first, char32_t last) { return first <= c && c <= last; }

char32_t foldedLetter(char32_t c) {
    if (within(c, 0xFF01, 0xFF5E)) c -= 0xFEE0;  // full width
    if (within(c, 'A', 'Z')) return c + 32;
    if (within(c, 0x0391, 0x03A9)) return c + 32;  // Greek
    const auto group = std::lower_bound(Groups.begin(), Groups.end(), c,
                                        [](const Group& g, char32_t v) { return g.last < v; });
    if (group != Groups.end() && group->first <= c) return group->letter;
    if (within(c, 0x0410, 0x042F)) return c + 32;  // Cyrillic
    if (within(c, 0x0400, 0x040F)) return c + 80;
    return c;
}

void append(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else {  // nothing that is folded ends above U+07FF
        text += static_cast<char>(0xC0 | c >> 6);
        text += static_cast<char>(0x80 | (c & 0x3F));
    }
}

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const Utf8Character first = firstCharacter(text);
        const char32_t c = first.value;
        const std::size_t length = std::max<std::size_t>(first.length, 1);  // else a byte as it is
        const bool isCombiningAccent = within(c, 0x0300, 0x036F);
        const char32_t letter = foldedLetter(c);
        if (letter != c) {
            append(result, letter);
        } else if (!isCombiningAccent) {
            result += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    return result;
}

}  // namespace tianyuan::store
