#include "core/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace tianyuan {
namespace {

TEST(Utf8, ReadsTheCharacterAtTheFront) {
    const auto expectFirst = [](std::string_view text, char32_t value, std::size_t length) {
        const Utf8Character first = firstCharacter(text);
        EXPECT_EQ(first.value, value) << text;
        EXPECT_EQ(first.length, length) << text;
    };
    expectFirst("h8", U'h', 1);
    expectFirst("\x7F", 0x7F, 1);
    expectFirst("é!", U'é', 2);
    expectFirst("天元", U'天', 3);
    expectFirst("\xF0\x9F\x98\x80", 0x1F600, 4);
    expectFirst("\xF4\x8F\xBF\xBF", 0x10FFFF, 4);
}

TEST(Utf8, KnowsWhatIsNone) {
    for (const std::string_view text : {
             "\x80",  // begins with what goes on
             "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xF0\x80\x80\x80",  // too long
             "\xED\xA0\x80",                                              // half of a pair
             "\xF4\x90\x80\x80",                                          // beyond the last
             "\xF5\x80\x80\x80", "\xFF", "\xE5\xA4", "\xE5", "\xC3",      // cut off
             "\xE5\xA4z",  // goes on with something else
         }) {
        EXPECT_EQ(firstCharacter(text).length, 0U);
    }
}

TEST(Utf8, CharactersBeginWhereNoneGoesOn) {
    const std::string text = "天e元";
    std::string begins;
    for (const char byte : text) begins += continuesCharacter(byte) ? '-' : 'b';
    EXPECT_EQ(begins, "b--bb--");
}

TEST(Utf8, ControlCharactersAreOfTwoRanges) {
    for (const char32_t c : {0x00, 0x08, 0x0A, 0x1B, 0x1F, 0x7F, 0x80, 0x9B, 0x9F}) {
        EXPECT_TRUE(isControl(c)) << static_cast<unsigned>(c);
    }
    for (const char32_t c : {0x20, 0x7E, 0xA0, 0x5929, 0x10FFFF}) {
        EXPECT_FALSE(isControl(c)) << static_cast<unsigned>(c);
    }
}

}  // namespace
}  // namespace tianyuan
