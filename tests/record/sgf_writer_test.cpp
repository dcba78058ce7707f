#include "record/sgf_writer.h"

#include "record/sgf_reader.h"
#include "record/sgf_text.h"
#include "record/text_lines.h"
#include "support/wild_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace tianyuan::record {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Record readBack(const Written& written) {
    const Result<Reading> reading = readSgf(written.bytes);
    if (!reading) {
        ADD_FAILURE() << reading.reason().code << "\n" << written.bytes;
        return {};
    }
    return reading->records.front();
}

TEST(SgfWriter, WhatItWritesIsReadBackTheSame) {
    for (unsigned seed = 1; seed <= 500; ++seed) {
        const Record record = test::WildRecord(seed).make();
        const Written written = writeSgf(record);
        EXPECT_THAT(written.leftOut, IsEmpty());
        ASSERT_EQ(readBack(written), record) << "seed " << seed << "\n" << written.bytes;
    }
}

TEST(SgfWriter, WritesSeveralGamesInOneFile) {
    std::vector<Record> records;
    for (unsigned seed = 1; seed <= 20; ++seed) records.push_back(test::WildRecord(seed).make());
    const Result<Reading> reading = readSgf(writeSgf(records).bytes);
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading->records, records);
}

TEST(SgfWriter, UsesThePropertiesThatOtherProgramsKnow) {
    Record record;
    record.rule = Rule::Renju;
    record.opening = "swap2";
    record.black = "A";
    record.outcome = Outcome::win(Stone::White, Ending::Time);
    const NodeId first = record.tree.add(Tree::Root, Stone::Black, Point(7, 7));
    record.tree.editNotes(first).timeLeft = std::chrono::milliseconds(1500);
    record.tree.editNotes(first).evaluation = Evaluation{-2.25, std::nullopt, std::nullopt};
    record.tree.add(first, Stone::White, Move::pass());
    EXPECT_EQ(writeSgf(record).bytes,
              "(;FF[4]GM[4]CA[UTF-8]AP[Tianyuan:1]SZ[15]\n"
              "RU[renju;swap2]PB[A]RE[W+T]\n"
              ";B[hh]BL[1.5]V[-2.25];W[])\n");
}

TEST(SgfWriter, KeepsTheSecondOfTwoPropertiesOfOneName) {
    for (const char* text :
         {"(;TYDE[5]TYDE[2])", "(;PB[a]PB[b])", "(;PL[B]PL[W])", "(;RE[B+R]TYEN[five]TYEN[foul])",
          "(;RU[x]RU[renju]RU[caro])", "(;B[hh]BL[1]BL[2]WL[3])", "(;TYRN[0]TYRN[1]XX[a])",
          "(;TYRN[1]XX[a]XX[b];B[hh]V[1]V[2])", "(;AP[x]AP[Tianyuan:1])", "(;TR[aa]TR[zz])"}) {
        const Record record = readBack({text, {}});
        EXPECT_EQ(readBack(writeSgf(record)), record) << writeSgf(record).bytes;
    }
}

TEST(SgfWriter, NeverWritesTtForAPass) {
    Record record;
    record.size = 20;
    record.tree.add(record.tree.add(Tree::Root, Stone::Black, Point(19, 19)), Stone::White,
                    Move::pass());
    EXPECT_THAT(writeSgf(record).bytes, HasSubstr(";B[tt];W[])"));
    EXPECT_EQ(readBack(writeSgf(record)), record);
}

TEST(SgfWriter, MakesTextsNormalThatSgfCannotHold) {
    Record record;
    record.black = "two\nlines\x01\r\nof name";
    record.comment = "bell\x07 return\r\nalone\rend\x1F";
    const Record back = readBack(writeSgf(record));
    EXPECT_EQ(back.black, "two lines of name");
    EXPECT_EQ(back.black, tidiedLine(record.black));
    EXPECT_EQ(back.comment, "bell return\nalone\nend");
    EXPECT_EQ(back.comment, tidied(record.comment));
}

TEST(SgfWriter, PutsSetUpStonesAndMarksInOrder) {
    Record record;
    record.setup = {{{1, 1}, Stone::White}, {{2, 2}, Stone::Black}};
    record.tree.editNotes(Tree::Root).marks = {{Mark::Kind::Label, {3, 3}, "x"},
                                               {Mark::Kind::Circle, {4, 4}, ""}};
    const Record back = readBack(writeSgf(record));
    EXPECT_THAT(back.setup,
                ElementsAre(SetupStone{{2, 2}, Stone::Black}, SetupStone{{1, 1}, Stone::White}));
    EXPECT_THAT(
        back.tree.notes(Tree::Root)->marks,
        ElementsAre(Mark{Mark::Kind::Circle, {4, 4}, ""}, Mark{Mark::Kind::Label, {3, 3}, "x"}));
}

TEST(SgfWriter, SaysWhatItCannotWrite) {
    Record record;
    record.others = {{"SZ", {"19"}}, {"no name", {"x"}}, {"XX", {}}, {"OK", {"x"}}};
    const NodeId id = record.tree.add(Tree::Root, Stone::Black, Point(0, 0));
    record.tree.editNotes(id).others = {{"White", {"aa"}}};
    record.tree.editNotes(id).evaluation =
        Evaluation{std::numeric_limits<double>::infinity(), 3, std::nullopt};
    const Written written = writeSgf(record);
    EXPECT_THAT(written.leftOut, ElementsAre(Loss::Evaluations, Loss::OtherProperties));
    const Record back = readBack(written);
    EXPECT_THAT(back.others, ElementsAre(Property{"OK", {"x"}}));
    EXPECT_EQ(back.size, 15);
    EXPECT_EQ(back.tree.capacity(), 2u);
}

TEST(SgfWriter, KeepsLinesShort) {
    Record record;
    NodeId last = Tree::Root;
    for (int i = 0; i < 225; ++i) {
        last = record.tree.add(last, i % 2 ? Stone::White : Stone::Black, Point(i % 15, i / 15));
    }
    const std::string text = writeSgf(record).bytes;
    std::size_t start = 0;
    for (std::size_t end; (end = text.find('\n', start)) != std::string::npos; start = end + 1) {
        EXPECT_LE(end - start, 90u);
    }
}

TEST(SgfText, SecondsKeepMilliseconds) {
    using std::chrono::milliseconds;
    for (const int count : {0, 1, 10, 999, 1000, 1001, 12500, -1, -1500}) {
        EXPECT_EQ(secondsFrom(secondsText(milliseconds(count))), milliseconds(count)) << count;
    }
    EXPECT_EQ(secondsText(milliseconds(12500)), "12.5");
    EXPECT_EQ(secondsFrom(" 7. "), milliseconds(7000));
    EXPECT_EQ(secondsFrom("1.23456"), milliseconds(1234));
    for (const char* text : {"", "-", "x", "1:30", "1.-5", "99999999999999999999", "1.2.3", ".5"}) {
        EXPECT_EQ(secondsFrom(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace tianyuan::record
