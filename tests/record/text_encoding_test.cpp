#include "record/text_encoding.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tianyuan::record {
namespace {

struct Sample {
    const char* encoding;
    std::string bytes;
    std::string text;
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"GB18030", "\xBA\xDA\xCA\xA4", "黑胜"},
        {"GB18030", "\xBB\xA8\xD4\xC2\xB1\xD8\xCA\xA4 VCF", "花月必胜 VCF"},
        {"GB18030", "\xE1\xB0\xD4\xC2\xA3\xBA\xB0\xD7\xCF\xC8", "岚月：白先"},
        {"WINDOWS-1251", "\xF5\xEE\xE4", "ход"},
        {"WINDOWS-1251",
         "\xD7\xB8\xF0\xED\xFB\xE5 \xE2\xFB\xE8\xE3\xF0\xFB\xE2\xE0\xFE\xF2, \x96 4-3",
         "Чёрные выигрывают, – 4-3"},
        {"CP932", "\x8D\x95\x8F\x9F\x82\xBF", "黒勝ち"},
        {"CP932", "\x87\x40 \x94\x92\x82\xCC\x8D\xC5\x8B\xAD\x96\x68", "① 白の最強防"},
    };
    return all;
}

TEST(TextEncoding, KnowsWhatIsUtf8) {
    EXPECT_TRUE(isUtf8(""));
    EXPECT_TRUE(isUtf8("plain ASCII, long enough for a stride"));
    EXPECT_TRUE(isUtf8("黑先 Чёрные ⚫ 𠮷"));
    EXPECT_TRUE(isUtf8(std::string_view("a\0b", 3)));
}

TEST(TextEncoding, TellsEveryBrokenFormOfUtf8) {
    const std::vector<std::string> broken{
        "\x80",              // a follower alone
        "\xC1\x81",          // too long a form
        "\xE0\x80\x80",      // too long a form
        "\xED\xA0\x80",      // half of a surrogate pair
        "\xF0\x80\x80\x80",  // too long a form
        "\xF4\x90\x80\x80",  // beyond the last character
        "\xF5\x80\x80\x80",  // no such lead
        "\xE9\xBB",          // cut off
        "\xFF",
    };
    for (const std::string& bytes : broken) {
        EXPECT_FALSE(isUtf8(bytes)) << testing::PrintToString(bytes);
        EXPECT_FALSE(isUtf8("12345678" + bytes)) << testing::PrintToString(bytes);
        const Result<std::string> text = toUtf8("12345678" + bytes, "UTF-8");
        ASSERT_FALSE(text);
        EXPECT_EQ(text.reason(), (Reason{"text.broken-bytes", {"8", "UTF-8"}}));
    }
}

TEST(TextEncoding, DecodesAndEncodesTheEncodingsOfRenjuFiles) {
    for (const Sample& sample : samples()) {
        const Result<std::string> text = toUtf8(sample.bytes, sample.encoding);
        ASSERT_TRUE(text) << sample.text;
        EXPECT_EQ(*text, sample.text);
        const Result<std::string> bytes = fromUtf8(sample.text, sample.encoding);
        ASSERT_TRUE(bytes) << sample.text;
        EXPECT_EQ(*bytes, sample.bytes);
    }
}

TEST(TextEncoding, FindsTheEncodingOfShortTexts) {
    for (const Sample& sample : samples()) {
        EXPECT_EQ(detectEncoding(sample.bytes), sample.encoding) << sample.text;
    }
}

TEST(TextEncoding, TellsShortChineseAndKoreanTextsApart) {
    for (const std::string text : {"黑棋", "陳大文", "白勝", "花月必勝", "台灣連珠", "黃志強"}) {
        EXPECT_EQ(detectEncoding(*fromUtf8(text, "CP950")), "CP950") << text;
    }
    for (const std::string text : {"김철수", "흑승", "이기자", "백이 이긴다", "박영진", "오목"}) {
        EXPECT_EQ(detectEncoding(*fromUtf8(text, "CP949")), "CP949") << text;
    }
    for (const std::string text :
         {"黑胜", "张伟", "李娜", "白必败", "第一局", "花月必胜", "王军"}) {
        EXPECT_EQ(detectEncoding(*fromUtf8(text, "GB18030")), "GB18030") << text;
    }
}

TEST(TextEncoding, SaysWhenItIsNotSure) {
    EXPECT_TRUE(guessEncoding("abc").isSure);
    EXPECT_TRUE(guessEncoding("黑胜").isSure);
    EXPECT_FALSE(guessEncoding("\xBA\xDA").isSure);
    EXPECT_FALSE(guessEncoding("\x81\x8D\x9D").isSure);
    const std::string prose =
        "这里如果白走另一边，则黑有四三杀；详见下面的变化图。花月开局黑必胜，白应当避开。";
    EXPECT_TRUE(guessEncoding(*fromUtf8(prose, "GB18030")).isSure);
}

TEST(TextEncoding, TakesUtf8WithADamagedByteForUtf8) {
    const std::string names = "Õie Tamm, Jõgi, Müller, Łukasz, Жуков, 中村, Žižka";
    EXPECT_EQ(detectEncoding(names + "\xE5"), "UTF-8");
    EXPECT_EQ(repairedUtf8("a\xE5z\xFF"), "a\uFFFDz\uFFFD");
    EXPECT_TRUE(isMostlyUtf8(names + "\xE5", 10));
    EXPECT_FALSE(isMostlyUtf8("\xBA\xDA\xCA\xA4", 3));
}

TEST(TextEncoding, FindsTheEncodingOfLongerTexts) {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"GB18030",
         "这里如果白走另一边，则黑有四三杀；详见下面的变化图。花月开局黑必胜，白应当避开。"},
        {"WINDOWS-1251", "Если белые ходят с другой стороны, чёрные выигрывают вилкой 4-3."},
        {"CP932", "ここで白が反対側に打つと、黒の四三勝ちとなります。変化図を見てください。"},
        {"CP932",
         "浦月白勝ち好手白の最強防浦月①以下防ぎA①②フクミミセ手変化図②ここで白の最強防②禁手浦月花月"
         "禁手"},
        {"BIG5",
         "這裡如果白走另一邊，則黑有四三殺，詳見下面的變化圖。開局黑必勝，白應當避開這個變化。"},
        {"KOI8-R", "Если белые ходят с другой стороны, чёрные выигрывают вилкой 4-3."},
        {"UHC",
         "여기서 백이 반대쪽에 두면 흑이 사삼으로 이깁니다. 변화도를 보십시오. 백은 피해야 "
         "합니다."},
    };
    for (const auto& [encoding, text] : texts) {
        EXPECT_EQ(detectEncoding(*fromUtf8(text, encoding)), encoding);
        EXPECT_EQ(detectEncoding(text), "UTF-8");
    }
}

TEST(TextEncoding, FindsTheEncodingThroughALongAsciiBeginningAndADamagedPlace) {
    std::string bytes(2'000'000, ' ');
    for (int i = 0; i < 50; ++i) {
        bytes += "\xBA\xDA\xC6\xE5\xCF\xD6\xD4\xDA\xBF\xC9\xD2\xD4\xC8\xA1\xCA\xA4\xA1\xA3\n";
    }
    bytes += '\xFF';
    EXPECT_EQ(detectEncoding(bytes), "GB18030");
}

TEST(TextEncoding, FallsBackWhereNothingFits) {
    EXPECT_EQ(detectEncoding("\x81\x8D\x9D", "ISO-8859-1"), "ISO-8859-1");
}

TEST(TextEncoding, SaysWhereBytesBreak) {
    const Result<std::string> cut = toUtf8("ab\xBA\xDA\xCA", "GB18030");
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.reason(), (Reason{"text.broken-bytes", {"4", "GB18030"}}));

    const Result<std::string> hole = toUtf8("\xF5\xEE\x98\xE4", "WINDOWS-1251");
    ASSERT_FALSE(hole);
    EXPECT_EQ(hole.reason(), (Reason{"text.broken-bytes", {"2", "WINDOWS-1251"}}));
}

TEST(TextEncoding, RefusesNumbersBeyondTheLastCharacter) {
    const std::string_view bytes("\0\0\0a\0\x11\0\0", 8);
    const Result<std::string> text = toUtf8(bytes, "UTF-32BE");
    ASSERT_FALSE(text);
    EXPECT_EQ(text.reason(), (Reason{"text.broken-bytes", {"4", "UTF-32BE"}}));
}

TEST(TextEncoding, SaysWhichCharacterAnEncodingLacks) {
    const Result<std::string> bytes = fromUtf8("ход 黑", "WINDOWS-1251");
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.reason(), (Reason{"text.no-such-character", {"黑", "7", "WINDOWS-1251"}}));
}

TEST(TextEncoding, DropsAndReplacesNoCharacterInSilence) {
    const std::string tag = "\U000E0041";
    const Result<std::string> dropped = fromUtf8("a" + tag, "WINDOWS-1251");
    ASSERT_FALSE(dropped);
    EXPECT_EQ(dropped.reason(), (Reason{"text.no-such-character", {tag, "1", "WINDOWS-1251"}}));
    EXPECT_EQ(*toUtf8(*fromUtf8(tag, "GB18030"), "GB18030"), tag);

    const Result<std::string> replaced = fromUtf8("黒¥", "CP932");
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.reason(), (Reason{"text.no-such-character", {"¥", "3", "CP932"}}));
}

TEST(TextEncoding, RefusesToEncodeWhatIsNotUtf8) {
    const Result<std::string> bytes = fromUtf8("ab\xFF", "GB18030");
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.reason(), (Reason{"text.broken-bytes", {"2", "UTF-8"}}));
}

TEST(TextEncoding, RefusesEncodingsItDoesNotKnow) {
    for (const std::string name : {"klingon", "", "GB18030//IGNORE", "ASCII//TRANSLIT"}) {
        const Result<std::string> text = toUtf8("a", name);
        ASSERT_FALSE(text) << name;
        EXPECT_EQ(text.reason(), (Reason{"text.unknown-encoding", {name}}));
        const Result<std::string> bytes = fromUtf8("a", name);
        ASSERT_FALSE(bytes) << name;
        EXPECT_EQ(bytes.reason(), (Reason{"text.unknown-encoding", {name}}));
    }
}

TEST(TextEncoding, TakesNarrowNamesForTheWiderCodePagesInUse) {
    EXPECT_EQ(*toUtf8("\x81\x40", "gb2312"), "丂");
    EXPECT_EQ(*toUtf8("\\~\x87\x40", "Shift_JIS"), "\\~①");
}

TEST(TextEncoding, ConvertsTextsLongerThanAnyBuffer) {
    std::string bytes;
    std::string text;
    for (int i = 0; i < 20000; ++i) {
        bytes += i % 3 == 0 ? "a\xBA\xDA" : "\xBA\xDA";
        text += i % 3 == 0 ? "a黑" : "黑";
    }
    EXPECT_EQ(*toUtf8(bytes, "GB18030"), text);
    EXPECT_EQ(*fromUtf8(text, "GB18030"), bytes);
}

}  // namespace
}  // namespace tianyuan::record
