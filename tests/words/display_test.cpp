#include "words/display.h"

#include "words/sentence.h"

#include <gtest/gtest.h>

namespace tianyuan::words {
namespace {

TEST(Display, LeavesOrdinaryTextsAlone) {
    for (const std::string text :
         {"", "Ann", "天元 黑棋", "Õie\tTamm\nand more", "🙂 ¡½", "שלום"}) {
        EXPECT_EQ(displayable(text), text);
    }
    EXPECT_EQ(displayableLine("one\ntwo\tthree"), "one two three");
}

TEST(Display, ShowsWhatWouldCommandATerminalAsAReplacement) {
    EXPECT_EQ(displayable("a\x1b[2Jb"), "a\uFFFD[2Jb");
    EXPECT_EQ(displayable("a\x7f\r\x08"), "a\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(displayable("a\u009Bb\u0085"), "a\uFFFDb\uFFFD");
    EXPECT_EQ(displayable("\u202Egnp.exe\u2066\u200F\u061C\u2028"),
              "\uFFFDgnp.exe\uFFFD\uFFFD\uFFFD\uFFFD");
}

TEST(Display, ShowsWhatIsNoTextAsAReplacement) {
    EXPECT_EQ(displayable("\xff\x9bx"), "\uFFFD\uFFFDx");
    EXPECT_EQ(displayable("\xe5\xa4"), "\uFFFD\uFFFD");
    EXPECT_EQ(displayable("\xc0\xafz"), "\uFFFD\uFFFDz");
    EXPECT_EQ(displayable("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(displayable("\xf4\x90\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD");
}

TEST(Display, IsWhatSentencesDoToTheirArguments) {
    const Reason reason{"file.not-there", {"\x1b[31mred\u202e.sgf"}};
    EXPECT_EQ(sentence(reason, Language::English), "There is no file \uFFFD[31mred\uFFFD.sgf.");
}

}  // namespace
}  // namespace tianyuan::words
