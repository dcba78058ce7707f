#include "words/sentence.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace tianyuan::words {
namespace {

/// The places {0}, {1}, … that a sentence names.
std::set<std::string> placesIn(std::string_view text) {
    std::set<std::string> places;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        places.emplace(text.substr(open, text.find('}', open) - open + 1));
    }
    return places;
}

TEST(Sentence, PutsTheArgumentsInTheirPlaces) {
    const Reason reason{"notation.off-board", {"p8", "o15"}};
    EXPECT_EQ(sentence(reason, Language::English),
              "p8 is off the board, which goes from a1 to o15.");
    EXPECT_EQ(sentence(reason, Language::Chinese), "p8 在棋盘之外，棋盘范围是 a1 到 o15。");
}

TEST(Sentence, PutsArgumentsThatAreCodesIntoWords) {
    const Reason reason{"move.forbidden", {"h8", "foul.double-three"}};
    EXPECT_EQ(sentence(reason, Language::English), "h8 is forbidden to Black: a double three.");
    EXPECT_EQ(sentence(reason, Language::Chinese), "h8 是黑棋的禁手点：三三禁手。");
}

TEST(Sentence, ShowsWhatItHasForAnUnknownCodeOrTooFewArguments) {
    EXPECT_EQ(sentence({"no.such", {"a", "b"}}, Language::English), "no.such: a, b");
    EXPECT_EQ(sentence({"notation.off-board", {"p8"}}, Language::English),
              "notation.off-board: p8");
}

TEST(Sentence, BracesInArgumentsAreJustText) {
    EXPECT_EQ(sentence({"player.failed", {"{1} {"}}, Language::English),
              "The computer player failed: {1} {");
}

TEST(Sentence, EveryCodeStandsOnceAndSaysTheSameThingsInBothLanguages) {
    std::set<std::string_view> codes;
    for (const auto table : allTables()) {
        for (const Entry& entry : table) {
            EXPECT_TRUE(codes.insert(entry.code).second) << entry.code << " stands twice";
            EXPECT_FALSE(entry.english.empty()) << entry.code;
            EXPECT_FALSE(entry.chinese.empty()) << entry.code;
            EXPECT_EQ(placesIn(entry.english), placesIn(entry.chinese)) << entry.code;
        }
    }
}

TEST(Language, IsReadFromLocaleNames) {
    EXPECT_EQ(languageFromText("zh_CN.UTF-8"), Language::Chinese);
    EXPECT_EQ(languageFromText("zh-TW"), Language::Chinese);
    EXPECT_EQ(languageFromText("zh"), Language::Chinese);
    EXPECT_EQ(languageFromText("en_GB"), Language::English);
    EXPECT_EQ(languageFromText("C.UTF-8"), std::nullopt);
    EXPECT_EQ(languageFromText("zhuang"), std::nullopt);
}

}  // namespace
}  // namespace tianyuan::words
