#include "words/wrapped.h"

#include "words/sentence.h"

#include <gtest/gtest.h>

namespace tianyuan::words {
namespace {

TEST(Wrapped, BreaksAtSpacesAndNeverWithinAWord) {
    EXPECT_EQ(wrapped("one two three", 8), "one two\nthree");
    EXPECT_EQ(wrapped("one two three", 13), "one two three");
    EXPECT_EQ(wrapped("incomprehensible words", 5), "incomprehensible\nwords");
    EXPECT_EQ(wrapped("", 5), "");
}

TEST(Wrapped, LinesThatAreThereStay) {
    EXPECT_EQ(wrapped("one\n\ntwo three\n", 5), "one\n\ntwo\nthree\n");
}

TEST(Wrapped, ALineGoesOnWhereItBegan) {
    EXPECT_EQ(wrapped("  one two three", 9), "  one two\n  three");
    EXPECT_EQ(wrapped("one two three", 8, 2), "one two\n  three");
}

TEST(Wrapped, ChineseIsBrokenBetweenCharactersButNotBeforeASign) {
    EXPECT_EQ(columnsOf("天元 h8"), 7);
    EXPECT_EQ(columnsOf("Soosõrv"), 7);
    EXPECT_EQ(wrapped("黑方获胜。", 8), "黑方获\n胜。");
    EXPECT_EQ(wrapped("黑方获胜", 4), "黑方\n获胜");
    EXPECT_EQ(wrapped("输入“帮助”", 5), "输入\n“帮\n助”");
    EXPECT_EQ(wrapped("输入 help 查看", 10), "输入 help\n查看");
}

TEST(Wrapped, WhatIsNoTextTakesAColumnAByte) { EXPECT_EQ(columnsOf("\xff\xfe"), 2); }

TEST(Wrapped, TheListOfCommandsNeedsNoWrapping) {
    for (const Language language : {Language::English, Language::Chinese}) {
        const std::string help = sentence({"play.help", {}}, language);
        EXPECT_EQ(wrapped(help, 80), help);
    }
}

}  // namespace
}  // namespace tianyuan::words
