#include "record/sgf_reader.h"

#include "core/notation.h"
#include "record/sgf_writer.h"
#include "support/reason_text.h"
#include "support/sample_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using std::chrono::milliseconds;
using test::sampleFile;
using test::textOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Record readOne(std::string_view bytes, const ReadOptions& options = {}) {
    const Result<Reading> reading = readSgf(bytes, options);
    if (!reading) {
        ADD_FAILURE() << reading.reason().code;
        return {};
    }
    EXPECT_THAT(reading->records, SizeIs(1));
    EXPECT_THAT(reading->refused, IsEmpty());
    return reading->records.front();
}

std::string movesOf(const Record& record) { return toText(mainLine(record), record.size); }

const Notes& notesAt(const Record& record, std::size_t move) {
    static const Notes none;
    const std::vector<NodeId> path = record.tree.pathTo(record.tree.endOfLine());
    const NodeId id = move == 0 ? Tree::Root : path.at(move - 1);
    const Notes* notes = record.tree.notes(id);
    return notes ? *notes : none;
}

TEST(SgfReader, ReadsEverythingOfAFullGame) {
    const Record record = readOne(sampleFile("variations.sgf"));
    EXPECT_EQ(record.rule, Rule::Renju);
    EXPECT_EQ(record.opening, "taraguchi-10");
    EXPECT_EQ(record.size, 15);
    EXPECT_EQ(record.black, "Ada");
    EXPECT_EQ(record.white, "Bo");
    EXPECT_EQ(record.event, "Spring Cup");
    EXPECT_EQ(record.round, "3");
    EXPECT_EQ(record.place, "Tallinn");
    EXPECT_EQ(record.date, "2019-04-07");
    EXPECT_EQ(record.outcome, Outcome::win(Stone::Black, Ending::Resignation));
    EXPECT_EQ(record.comment, "A game\nin two lines");
    EXPECT_THAT(record.others,
                ElementsAre(Property{"AP", {"Board:2.1"}}, Property{"US", {"who typed it"}},
                            Property{"XY", {"a\\:b:c", "d]e"}}));
    EXPECT_EQ(notesAt(record, 0).comment, "Before the game");
    EXPECT_EQ(notesAt(record, 1).comment, "brackets [like this] and a backslash \\ and: a colon");
    EXPECT_EQ(notesAt(record, 2).title, "direct");
    EXPECT_EQ(notesAt(record, 2).timeLeft, milliseconds(598250));
    EXPECT_THAT(notesAt(record, 2).others, ElementsAre(Property{"BL", {"600"}}));
    const Notes& third = notesAt(record, 3);
    EXPECT_THAT(third.marks, SizeIs(12));
    EXPECT_EQ(third.marks.front(), (Mark{Mark::Kind::Triangle, Point(0, 0), ""}));
    EXPECT_EQ(third.marks[9], (Mark{Mark::Kind::Circle, Point(14, 14), ""}));
    EXPECT_EQ(third.marks.back(), (Mark{Mark::Kind::Label, Point(8, 6), "a:b"}));
    EXPECT_EQ(third.evaluation, (Evaluation{0.5, std::nullopt, 12}));
    EXPECT_EQ(movesOf(record), "h8h9i9");
    EXPECT_THAT(record.tree.children(record.tree[Tree::Root].firstChild), SizeIs(2));
    EXPECT_EQ(record.tree.capacity(), 8u);
}

TEST(SgfReader, UnderstandsMarkAndLineEndsOfOtherSystems) {
    const Record record = readOne(sampleFile("crlf_and_mark.sgf"));
    EXPECT_EQ(record.black, "One Two");
    EXPECT_EQ(notesAt(record, 0).comment, "first line\nsecond line");
    EXPECT_EQ(movesOf(record), "h8i7pass");
}

TEST(SgfReader, DropsWhatATerminalWouldObey) {
    const Record record = readOne(
        "(;GM[4]SZ[15]PB[A\x1B[2mn\\]\xC2\x9B"
        "31mn\x7F]C[One\n\ttwo\xC2\x80\xC2\xA0three];B[hh])");
    EXPECT_EQ(record.black, "A[2mn]31mn");
    EXPECT_EQ(notesAt(record, 0).comment, "One\n\ttwo\xC2\xA0three");
}

TEST(SgfReader, GivesTheSoundGamesOfACollectionAndSaysWhyNotTheOthers) {
    const Result<Reading> reading = readSgf(sampleFile("collection.sgf"));
    ASSERT_TRUE(reading);
    ASSERT_THAT(reading->records, SizeIs(3));
    EXPECT_EQ(reading->records[0].black, "first");
    EXPECT_EQ(movesOf(reading->records[1]), "h8");
    EXPECT_EQ(reading->records[2].black, "third");
    EXPECT_EQ(reading->records[2].size, 19);
    EXPECT_THAT(reading->refused, IsEmpty());
    ASSERT_THAT(reading->damage.first, SizeIs(1));
    EXPECT_EQ(textOf(reading->damage.first[0]), "record.occupied 3 33 2 h8");

    const Result<Reading> none = readSgf("(;SZ[15];B[zz])(;SZ[15];B[hh])");
    ASSERT_TRUE(none);
    EXPECT_THAT(none->records, SizeIs(1));
    ASSERT_THAT(none->refused, SizeIs(1));
    EXPECT_EQ(none->damage.parts, 0U);
}

TEST(SgfReader, ReadsWhatServersAndManagersWrite) {
    EXPECT_EQ(movesOf(readOne("(;GM[5]SZ[15];B[hh];W[hg])")), "h8h9");
    EXPECT_EQ(readOne("(;GM[4]RU[0];B[hh])").rule, Rule::Freestyle);
    EXPECT_EQ(readOne("(;GM[4]RU[1];B[hh])").rule, Rule::Standard);
    EXPECT_EQ(readOne("(;GM[4]RU[4];B[hh])").rule, Rule::Renju);
}

TEST(SgfReader, PlaysTheStonesOfAProposedOpening) {
    for (const char* stones : {"QPR[hh][hg][jf]", "QPR[hhhgjf]", "QPR[hh,hg,jf]"}) {
        for (const std::string start : {"(;GM[4]SZ[15]", "(;GM[4]SZ[15];"}) {
            const Record record = readOne(start + stones + ";QSLW[ig];B[gg];W[ii])");
            EXPECT_EQ(movesOf(record), "h8h9j10i9g9i7") << stones;
        }
    }
    EXPECT_EQ(movesOf(readOne("(;GM[4]SZ[15];QPR[hh,hg,jf];W[ig];B[gg])")), "h8h9j10i9g9");
    const Result<Reading> taken = readSgf("(;GM[4]SZ[15];QPR[hh,hg,jf];QSLW[hh];B[gg])");
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->damage.parts, 1U);
    const Result<Reading> unknown = readSgf("(;GM[4]SZ[15]QPR[what];B[hh])");
    ASSERT_TRUE(unknown);
    EXPECT_EQ(textOf(unknown->damage.first.at(0)), "record.opening-stones 1 14")
        << "not in silence";
}

TEST(SgfReader, SetsUpStonesOfANodeBeforeTheFirstMove) {
    const Record record = readOne("(;GM[4]SZ[15];AB[hh]AW[ii]C[start];B[gg])");
    EXPECT_THAT(record.setup,
                ElementsAre(SetupStone{{7, 7}, Stone::Black}, SetupStone{{8, 8}, Stone::White}));
    EXPECT_EQ(movesOf(record), "g9");
    EXPECT_THAT(readOne("(;GM[4]SZ[15]AB[hh]AW[ii];AB[gg];B[ff])").setup,
                ElementsAre(SetupStone{{7, 7}, Stone::Black}, SetupStone{{6, 6}, Stone::Black},
                            SetupStone{{8, 8}, Stone::White}))
        << "Black's first, as they are written";
    const Result<Reading> later = readSgf("(;GM[4]SZ[15];B[hh];AW[ii];B[gg])");
    ASSERT_TRUE(later);
    EXPECT_EQ(textOf(later->damage.first.at(0)), "record.setup-later 1 21");
    EXPECT_THAT(notesAt(later->records.front(), 2).others, ElementsAre(Property{"AW", {"ii"}}));
}

TEST(SgfReader, LeavesOutTheVariationThatCannotBe) {
    const Result<Reading> reading =
        readSgf("(;SZ[15];B[hh](;W[ii];B[hh];W[aa](;B[bb])(;B[cc]))(;W[hg];B[gg]C[sound]))");
    ASSERT_TRUE(reading);
    const Record& record = reading->records.front();
    EXPECT_EQ(movesOf(record), "h8i7");
    ASSERT_EQ(record.tree.children(1).size(), 2U);
    const NodeId sound = record.tree[record.tree.children(1)[1]].firstChild;
    EXPECT_EQ(record.tree.notes(sound)->comment, "sound");
    ASSERT_THAT(reading->damage.first, SizeIs(1));
    EXPECT_EQ(textOf(reading->damage.first[0]), "record.occupied 1 25 3 h8");
}

TEST(SgfReader, GoesOnAfterAStoneThatStandsThereAlready) {
    const Result<Reading> reading =
        readSgf("(;SZ[15]AB[hh]AW[ii];B[hh]C[again];W[ii];B[gg];B[gg]TR[gg];W[jj])");
    ASSERT_TRUE(reading);
    EXPECT_EQ(movesOf(reading->records.front()), "g9j6");
    EXPECT_EQ(notesAt(reading->records.front(), 1).comment, "again");
    EXPECT_EQ(reading->damage.parts, 3U);
}

TEST(SgfReader, KeepsAGameThatWasCutOff) {
    for (const char* rest : {"", ";W[i", ";W[hg](;B[ii]", "?!"}) {
        const Result<Reading> reading = readSgf(std::string("(;SZ[15];B[hh]") + rest);
        ASSERT_TRUE(reading) << rest;
        EXPECT_EQ(movesOf(reading->records.front()).substr(0, 2), "h8");
        EXPECT_EQ(reading->damage.parts, 1U) << rest;
    }
}

TEST(SgfReader, TellsManyFaultsInLittleTime) {
    std::string text = "(;SZ[15];B[hh]";
    for (int i = 0; i < 200'000; ++i) text += "(;W[hh])";
    const Result<Reading> reading = readSgf(text + ")");
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading->damage.parts, 200'000U);
    EXPECT_THAT(reading->damage.first, SizeIs(Damage::MostTold));
}

TEST(SgfReader, KeepsTheWholeGamesOfAFileThatWasCutOff) {
    const Result<Reading> reading = readSgf("(;SZ[15];B[hh])\n(;SZ[15];B[h");
    ASSERT_TRUE(reading);
    EXPECT_THAT(reading->records, SizeIs(1));
    ASSERT_THAT(reading->refused, SizeIs(1));
    EXPECT_EQ(textOf(reading->refused[0]), "record.sgf-unclosed-value 2 11");
}

TEST(SgfReader, ReadsASetUpPosition) {
    const Record record = readOne(sampleFile("setup.sgf"));
    EXPECT_THAT(record.setup,
                ElementsAre(SetupStone{{7, 7}, Stone::Black}, SetupStone{{6, 6}, Stone::Black},
                            SetupStone{{6, 7}, Stone::Black}, SetupStone{{6, 8}, Stone::Black},
                            SetupStone{{8, 8}, Stone::White}, SetupStone{{9, 9}, Stone::White},
                            SetupStone{{10, 10}, Stone::White}));
    EXPECT_EQ(record.firstToMove, Stone::White);
    EXPECT_EQ(movesOf(record), "l4m3n2");
    EXPECT_THAT(notesAt(record, 3).others, ElementsAre(Property{"AB", {"aa"}}));
}

TEST(SgfReader, SetsAStoneUpOnceHoweverOftenItIsNamed) {
    EXPECT_THAT(readOne("(;AB[hh][hh:hi]AW[]AB[hi])").setup,
                ElementsAre(SetupStone{{7, 7}, Stone::Black}, SetupStone{{7, 8}, Stone::Black}));
}

TEST(SgfReader, FindsOutWhoMovesFirstWhereTheFileDoesNotSay) {
    EXPECT_EQ(readOne("(;AB[hh])").firstToMove, Stone::White);
    EXPECT_EQ(readOne("(;AB[hh]AW[ii])").firstToMove, Stone::Black);
    EXPECT_EQ(readOne("(;AB[hh]AW[ii];W[jj])").firstToMove, Stone::White);
    EXPECT_EQ(readOne("(;AB[hh];B[ii])").firstToMove, Stone::Black);
    EXPECT_EQ(readOne("(;W[hh])").firstToMove, Stone::White);
    EXPECT_EQ(readOne("(;PL[black];W[hh])").firstToMove, Stone::Black);
}

TEST(SgfReader, TakesTtForAPassOnlyUpTo19Lines) {
    EXPECT_EQ(movesOf(readOne(sampleFile("passes_19.sgf"))), "j10passpasspass");
    EXPECT_EQ(movesOf(readOne(sampleFile("point_tt_20.sgf"))), "t1pass");
}

TEST(SgfReader, KnowsTheLongNamesOfOldFiles) {
    const Record record = readOne(sampleFile("old_names.sgf"));
    EXPECT_EQ(record.black, "Old");
    EXPECT_EQ(record.white, "Older");
    EXPECT_EQ(record.outcome, Outcome::draw(Ending::Unknown));
    EXPECT_EQ(movesOf(record), "h8i7h9");
    EXPECT_EQ(notesAt(record, 1).comment, "long names");
    EXPECT_THAT(notesAt(record, 3).marks, ElementsAre(Mark{Mark::Kind::Cross, {2, 2}, ""},
                                                      Mark{Mark::Kind::Label, {0, 0}, "a"},
                                                      Mark{Mark::Kind::Label, {1, 1}, "b"}));
}

TEST(SgfReader, ReadsGamesThatSayTheyAreGo) {
    const Record record = readOne(sampleFile("go_label.sgf"));
    EXPECT_EQ(record.size, 15);
    EXPECT_EQ(record.outcome, Outcome::win(Stone::White, Ending::Time));
    EXPECT_THAT(record.others, ElementsAre(Property{"KM", {"0"}}, Property{"HA", {"0"}}));
    EXPECT_EQ(readOne("(;GM[1];B[ss])").size, 19);
    EXPECT_EQ(readOne("(;GM[4];B[oo])").size, 15);
    EXPECT_EQ(readOne("(;B[oo])").size, 15);
}

TEST(SgfReader, ReadsMovesThatStandInOneNode) {
    const Record record = readOne(sampleFile("one_node.sgf"));
    EXPECT_EQ(movesOf(record), "h8i9g6");
    EXPECT_EQ(notesAt(record, 2).comment, "after two");
    EXPECT_EQ(record.outcome, Outcome::draw(Ending::Unknown));
}

TEST(SgfReader, KeepsWhatItDoesNotUnderstand) {
    const Record record = readOne(sampleFile("kurnik.sgf"));
    EXPECT_EQ(record.rule, std::nullopt);
    EXPECT_THAT(record.others, ElementsAre(Property{"GN", {"ana-ben (Rated) Timing: 10 min"}},
                                           Property{"5A", {"ih"}}, Property{"RU", {"Gomoku Pro"}}));
    const std::vector<NodeId> path = record.tree.pathTo(record.tree.endOfLine());
    EXPECT_EQ(record.tree[path.at(4)].stone, Stone::Black);
    EXPECT_EQ(record.tree[path.at(5)].stone, Stone::Black);
}

TEST(SgfReader, ReadsOldFilesInTheirEncodings) {
    const Record chinese = readOne(sampleFile("gb18030.sgf"));
    EXPECT_EQ(chinese.black, "张三丰");
    EXPECT_EQ(notesAt(chinese, 2).comment, "好棋");
    const Record japanese = readOne(sampleFile("shift_jis.sgf"));
    EXPECT_EQ(japanese.black, "表示太郎");
    EXPECT_EQ(japanese.white, "十段ソ");
    EXPECT_EQ(notesAt(japanese, 0).comment, "ソ表");
    EXPECT_EQ(readOne(sampleFile("cp1251.sgf")).white, "Пётр Петров");
    EXPECT_EQ(readOne(sampleFile("wide.sgf")).black, "天元");
}

TEST(SgfReader, LetsTheEncodingBeOverridden) {
    const std::string bytes = "(;PB[\xCF\xEE]CA[GB2312])";
    EXPECT_EQ(readOne(bytes).black, "项");
    EXPECT_EQ(readOne(bytes, {"WINDOWS-1251", ""}).black, "По");
    const Result<Reading> unknown = readSgf(bytes, {"no such thing", ""});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.reason().code, "text.unknown-encoding");
}

TEST(SgfReader, BelievesWhatTheFileSaysOfItsCharset) {
    EXPECT_EQ(readOne("(;CA[windows-1251]PB[\xCF\xEE])").black, "По");
    EXPECT_EQ(readOne("(;CA[GBK]PB[\xCF\xEE])").black, "项");
    EXPECT_EQ(readOne("(;CA[x-sjis]PB[\xB1\xB2])").black, "ｱｲ");
}

TEST(SgfReader, DoesNotTrustACharsetThatDoesNotFit) {
    EXPECT_EQ(readOne("(;CA[UTF-8]PB[\xD5\xC5\xC8\xFD\xB7\xE1]PW[\xC0\xEE\xCB\xC4])").black,
              "张三丰");
    EXPECT_EQ(readOne("(;CA[UTF-16]PB[abc])").black, "abc");
    EXPECT_EQ(readOne("(;CA[what]PB[é])").black, "é");
}

TEST(SgfReader, ReadsResultsInAllSpellings) {
    const auto outcome = [](const std::string& text) {
        return readOne("(;RE[" + text + "])").outcome;
    };
    EXPECT_EQ(outcome("B+Resign"), Outcome::win(Stone::Black, Ending::Resignation));
    EXPECT_EQ(outcome("w+r"), Outcome::win(Stone::White, Ending::Resignation));
    EXPECT_EQ(outcome("White + Time"), Outcome::win(Stone::White, Ending::Time));
    EXPECT_EQ(outcome("B+F"), Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(outcome("W+foul"), Outcome::win(Stone::White, Ending::Foul));
    EXPECT_EQ(outcome("B+12.5"), Outcome::win(Stone::Black, Ending::Unknown));
    EXPECT_EQ(outcome("B+DRAW"), Outcome::draw(Ending::Unknown));
    EXPECT_EQ(outcome("Jigo"), Outcome::draw(Ending::Unknown));
    EXPECT_EQ(outcome("1-0"), Outcome::win(Stone::Black, Ending::Unknown));
    EXPECT_EQ(outcome("白胜"), Outcome::win(Stone::White, Ending::Unknown));
    EXPECT_EQ(outcome("?"), Outcome{});
    EXPECT_THAT(readOne("(;RE[Void])").others, ElementsAre(Property{"RE", {"Void"}}));
}

TEST(SgfReader, ReadsRulesByManyNames) {
    const auto rule = [](const std::string& text) { return readOne("(;RU[" + text + "])").rule; };
    EXPECT_EQ(rule("Renju"), Rule::Renju);
    EXPECT_EQ(rule("freestyle"), Rule::Freestyle);
    EXPECT_EQ(rule("caro-overline"), Rule::CaroOverline);
    EXPECT_EQ(rule("有禁手"), Rule::Renju);
    EXPECT_EQ(rule("Japanese"), std::nullopt);
    EXPECT_EQ(readOne("(;RU[;swap2])").opening, "swap2");
    EXPECT_EQ(readOne("(;RU[standard; swap2 ])").opening, "swap2");
}

TEST(SgfReader, KeepsMarksThatMakeNoSenseAsTheyAre) {
    const Record record = readOne("(;SZ[9];B[ee]TR[aa][zz]LB[aa]SQ[bb])");
    EXPECT_THAT(notesAt(record, 1).marks, ElementsAre(Mark{Mark::Kind::Square, {1, 1}, ""}));
    EXPECT_THAT(notesAt(record, 1).others,
                ElementsAre(Property{"TR", {"aa", "zz"}}, Property{"LB", {"aa"}}));
}

TEST(SgfReader, SeesThroughNeedlessEscapesInPointsAndNumbers) {
    const Record record = readOne("(;SZ[9];B[ee]TR[a\\a\x01]V[\\1\x02])");
    EXPECT_THAT(notesAt(record, 1).marks, ElementsAre(Mark{Mark::Kind::Triangle, {0, 0}, ""}));
    EXPECT_EQ(notesAt(record, 1).evaluation, (Evaluation{1, std::nullopt, std::nullopt}));
}

TEST(SgfReader, ReadsAMillionNestedVariationsWithoutALoopInItself) {
    constexpr int Depth = 1000000;
    std::string text = "(;SZ[15]";
    for (int i = 0; i < Depth; ++i) text += "(;B[]";
    EXPECT_EQ(readSgf(text)->damage.parts, 1u);
    text += std::string(Depth + 1, ')');
    const Record record = readOne(text);
    EXPECT_EQ(record.tree.capacity(), Depth + 1u);
    const Result<Reading> again = readSgf(writeSgf(record).bytes);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->records.front(), record);
    EXPECT_FALSE(readSgf(std::string(Depth, '(')));
    EXPECT_FALSE(readSgf("(;" + std::string(Depth, '(')));
}

TEST(SgfReader, TakesStonesOffWhenAVariationEnds) {
    const Record record = readOne("(;SZ[9](;B[aa];W[bb])(;W[aa];B[bb](;W[cc])(;W[cc];B[dd])))");
    EXPECT_EQ(record.tree.capacity(), 8u);
    const Result<Reading> taken = readSgf("(;SZ[9](;B[aa])(;W[bb](;B[bb])))");
    EXPECT_EQ(textOf(taken->damage.first.at(0)), "record.occupied 1 27 2 b8");
}

}  // namespace
}  // namespace tianyuan::record
