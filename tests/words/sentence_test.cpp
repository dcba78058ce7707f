#include "words/sentence.h"

#include "words/stored_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace tianyuan::words {
namespace {

/// The arguments 0, 1, … that a sentence names, with the ways to go on that it has for each.
std::map<int, std::set<std::string>> placesIn(std::string_view text) {
    std::map<int, std::set<std::string>> places;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        const auto place = text.substr(open + 1, text.find('}', open) - open - 1);
        places[place.front() - '0'].emplace(place.substr(1));
    }
    return places;
}

std::set<int> argumentsIn(std::string_view text) {
    std::set<int> arguments;
    for (const auto& [argument, forms] : placesIn(text)) arguments.insert(argument);
    return arguments;
}

/// What an entry says if every argument is this number.
std::string saidWith(const Entry& entry, const char* number) {
    const std::vector<std::string> arguments(10, number);
    return sentence({std::string(entry.code), arguments}, Language::English);
}

/// The words after "1 " or "2 " and the adjective that may stand between.
std::vector<std::string> countedIn(const std::string& text, const std::string& number) {
    static const std::regex one("(?:^|[^0-9A-Za-z.])1 ((?:(?:more|such|black|white) )?[a-z]+)");
    static const std::regex two("(?:^|[^0-9A-Za-z.])2 ((?:(?:more|such|black|white) )?[a-z]+)");
    const std::regex& pattern = number == "1" ? one : two;
    std::vector<std::string> words;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        const std::string found = (*at)[1];
        words.push_back(found.substr(found.find(' ') + 1));
    }
    return words;
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

TEST(Sentence, InChineseLatinNamesStandApart) {
    const auto said = [](const char* name) {
        return sentence({"table.how.time", {name, "9"}}, Language::Chinese);
    };
    EXPECT_EQ(said("Ming"), "下了 9 手，Ming 超时。");
    EXPECT_EQ(said("小林"), "下了 9 手，小林超时。");
    EXPECT_EQ(said("Ming 3"), "下了 9 手，Ming 3 超时。");
    EXPECT_EQ(sentence({"table.chose.declare", {"Ming", "3"}}, Language::Chinese),
              "Ming 定为五手 3 打");
    EXPECT_EQ(sentence({"table.how.time", {"Ming", "9"}}, Language::English),
              "Ming ran out of time after 9 moves.");
}

TEST(StoredName, IsSaidInTheLanguageOfNow) {
    EXPECT_EQ(storedName("You", Language::Chinese), "你");
    EXPECT_EQ(storedName("你", Language::English), "You");
    EXPECT_EQ(storedName("溪流", Language::English), "Brook");
    EXPECT_EQ(storedName("Youssef", Language::Chinese), "Youssef");
}

TEST(Sentence, EveryCodeStandsOnceAndSaysTheSameThingsInBothLanguages) {
    std::set<std::string_view> codes;
    for (const auto table : allTables()) {
        for (const Entry& entry : table) {
            EXPECT_TRUE(codes.insert(entry.code).second) << entry.code << " stands twice";
            EXPECT_FALSE(entry.english.empty()) << entry.code;
            EXPECT_FALSE(entry.chinese.empty()) << entry.code;
            EXPECT_EQ(argumentsIn(entry.english), argumentsIn(entry.chinese)) << entry.code;
        }
    }
}

TEST(Sentence, ANumberDecidesHowItGoesOn) {
    const auto said = [](const char* code, std::vector<std::string> arguments) {
        return sentence({code, std::move(arguments)}, Language::English);
    };
    EXPECT_EQ(said("library.exported", {"0"}), "0 games written");
    EXPECT_EQ(said("library.exported", {"1"}), "1 game written");
    EXPECT_EQ(said("library.exported", {"2"}), "2 games written");
    EXPECT_EQ(said("library.exported", {"11"}), "11 games written");
    EXPECT_EQ(said("memory.you", {"1", "0", "1"}), "You have been here once: 0 won, 1 lost");
    EXPECT_EQ(said("memory.you", {"7", "3", "4"}), "You have been here 7 times: 3 won, 4 lost");
    EXPECT_EQ(said("games.imported", {"1", "1", "0"}),
              "1 game added, 1 was there already, 0 could not be read.");
    EXPECT_EQ(sentence({"games.deleted", {"1"}}, Language::Chinese), "已删除 1 局。");
}

TEST(Sentence, EveryPlaceIsAnArgumentOrHasTwoWaysToGoOn) {
    for (const auto table : allTables()) {
        for (const Entry& entry : table) {
            for (const Language language : {Language::English, Language::Chinese}) {
                for (const auto& [argument, forms] : placesIn(entry.in(language))) {
                    EXPECT_TRUE(0 <= argument && argument <= 9) << entry.code;
                    for (const std::string& form : forms) {
                        EXPECT_TRUE(form.empty() || std::count(form.begin(), form.end(), '|') == 2)
                            << entry.code << ": " << form;
                    }
                }
            }
        }
    }
}

// Every sentence with a number, said with one and with two of everything: after "1" stands no
// plural, and after "2" none of the words that stand after "1".
TEST(Sentence, NothingIsOneGamesOrTwoGame) {
    const std::set<std::string> notCounted{
        "ms", "s", "lines", "bytes",  // units; a board has five lines at the least
        // "1" is a name.
        "adds", "answers", "as", "asks", "changes", "chooses", "comes", "does", "finds", "gives",
        "goes", "has", "holds", "is", "lets", "loses", "makes", "needs", "offers", "passes",
        "picks", "places", "plays", "scores", "stands", "swaps", "takes", "thinks", "threatens",
        "wants", "was", "wins"};
    std::set<std::string> singulars;
    for (const auto table : allTables()) {
        for (const Entry& entry : table) {
            for (const std::string& word : countedIn(saidWith(entry, "1"), "1")) {
                EXPECT_TRUE(!word.ends_with('s') || word.ends_with("ss") ||
                            notCounted.contains(word))
                    << entry.code << ": " << saidWith(entry, "1");
                if (saidWith(entry, "2").find("2 " + word + "s") != std::string::npos) {
                    singulars.insert(word);
                }
            }
        }
    }
    EXPECT_TRUE(singulars.contains("game") && singulars.contains("move"));
    for (const auto table : allTables()) {
        for (const Entry& entry : table) {
            for (const std::string& word : countedIn(saidWith(entry, "2"), "2")) {
                EXPECT_FALSE(singulars.contains(word))
                    << entry.code << ": " << saidWith(entry, "2");
            }
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
