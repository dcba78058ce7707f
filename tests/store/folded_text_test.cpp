#include "store/folded_text.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

TEST(FoldedText, MakesLettersSmallInEveryScriptThatHasThem) {
    EXPECT_EQ(folded("Go-MOKU 15"), "go-moku 15");
    EXPECT_EQ(folded("ИВАНОВ Ёлкин Ѓ"), "иванов елкин ѓ");
    EXPECT_EQ(folded("ΑΩ"), "αω");
    EXPECT_EQ(folded("Ｇｏ１５"), "go15");
}

TEST(FoldedText, TakesAccentsOffLatinLetters) {
    EXPECT_EQ(folded("Soosõrv ÅÄÖ ßÿ"), "soosorv aao sy");
    EXPECT_EQ(folded("Žižka Řehoř Łódź"), "zizka rehor lodz");
    EXPECT_EQ(folded("Nguyễn Đức Ưu Ợ"), "nguyen duc uu o");
    EXPECT_EQ(folded("o\xCC\x83"), "o");  // o and a combining tilde
}

TEST(FoldedText, LeavesOtherCharactersAndBrokenBytesAlone) {
    EXPECT_EQ(folded("天元 ×÷ 花月 😀"), "天元 ×÷ 花月 😀");
    EXPECT_EQ(folded("\xFF\xC3"), "\xFF\xC3");
    EXPECT_EQ(folded("\xE5\xA4X"), "\xE5\xA4x");
    EXPECT_EQ(folded(""), "");
    EXPECT_EQ(folded(std::string_view("a\0B", 3)), std::string_view("a\0b", 3));
}

}  // namespace
}  // namespace tianyuan::store
