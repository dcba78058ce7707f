#include "record/rif.h"

#include "core/notation.h"
#include "support/reason_text.h"
#include "support/sample_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using test::reasonOf;
using test::sampleFile;
using test::textOf;
using testing::ElementsAre;
using testing::SizeIs;

TEST(Rif, ReadsGamesWithTheirTables) {
    const Result<Reading> reading = readRif(sampleFile("renjunet.rif"));
    ASSERT_EQ(reasonOf(reading), "");
    ASSERT_THAT(reading->records, SizeIs(4));
    const Record& first = reading->records[0];
    EXPECT_EQ(first.rule, Rule::Renju);
    EXPECT_EQ(first.opening, "taraguchi-10");
    EXPECT_EQ(first.black, "Mari Kask");
    EXPECT_EQ(first.white, "Õie Tamm & Co");
    EXPECT_EQ(first.event, "Open");
    EXPECT_EQ(first.round, "2");
    EXPECT_EQ(first.place, "Tallinn, Estonia");
    EXPECT_EQ(first.date, "2011-05-02");
    EXPECT_EQ(first.outcome, Outcome::win(Stone::Black, Ending::Unknown));
    EXPECT_EQ(first.comment, "A short game");
    EXPECT_EQ(toText(mainLine(first), 15), "h8h9i9g7j10");
    EXPECT_THAT(first.others,
                ElementsAre(Property{"ON", {"4D Kagetsu"}}, Property{"US", {"Mari Kask"}},
                            Property{"RIFID", {"1"}}, Property{"RIFBTIME", {"50"}},
                            Property{"RIFWTIME", {"61"}}, Property{"RIFALT", {"g7"}},
                            Property{"RIFSWAP", {"---"}}));
    const Record& second = reading->records[1];
    EXPECT_EQ(second.outcome, Outcome::draw(Ending::Unknown));
    EXPECT_EQ(second.opening, "Sakata");
    EXPECT_EQ(toText(mainLine(second), 15), "h8i9passj10");
}

TEST(Rif, LeavesTheRestOfABrokenGameOutAndSaysWhy) {
    const Result<Reading> reading = readRif(sampleFile("renjunet.rif"));
    ASSERT_TRUE(reading);
    EXPECT_THAT(reading->refused, SizeIs(0));
    ASSERT_THAT(reading->damage.first, SizeIs(1));
    EXPECT_EQ(textOf(reading->damage.first[0]), "record.occupied 13 92 3 h8");
}

TEST(Rif, KnowsGomokuByItsCategory) {
    const Result<Reading> reading = readRif(
        "<database><rules><rule id='1' name='Swap2' category='2'/>"
        "<rule id='2' name='RIF' category='1'/></rules><games>"
        "<game rule='1'><move>h8</move></game><game rule='2'><move>h8</move></game>"
        "</games></database>");
    ASSERT_EQ(reasonOf(reading), "");
    EXPECT_EQ(reading->records[0].rule, Rule::Standard);
    EXPECT_EQ(reading->records[1].rule, Rule::Renju);
}

TEST(Rif, IsNotSpoiltByOneDamagedByte) {
    const std::string xml =
        "<?xml version='1.0' encoding='UTF-8'?><database><players>"
        "<player id='1' name='Õie' surname='Jõgi'/><player id='2' name='Łuk\xE5sz' surname='中村'/>"
        "</players><games><game black='1' white='2'><move>h8</move></game></games></database>";
    const Result<Reading> reading = readRif(xml);
    ASSERT_EQ(reasonOf(reading), "");
    EXPECT_EQ(reading->records[0].black, "Õie Jõgi");
    EXPECT_EQ(reading->records[0].white, "Łuk\uFFFDsz 中村");
}

TEST(Rif, CountsPlacesThroughTheWholeFile) {
    const Result<Reading> reading = readRif(
        "<database><games>\n<game><move>h8 h8</move></game>\n<game><move>a1</move></game>\n"
        "<game><move>a1\n p9</move></game><game><move>q</move></game></games></database>");
    ASSERT_EQ(reasonOf(reading), "");
    ASSERT_THAT(reading->damage.first, SizeIs(2));
    EXPECT_EQ(textOf(reading->damage.first[0]), "record.occupied 2 16 2 h8");
    EXPECT_EQ(textOf(reading->damage.first[1]), "record.off-board 5 2 2 p9 15");
    ASSERT_THAT(reading->refused, SizeIs(1));
    EXPECT_EQ(textOf(reading->refused[0]), "record.not-a-move 5 30 1 q");
}

TEST(Rif, ReadsAGameWhoseTablesAreMissing) {
    const Result<Reading> reading = readRif(sampleFile("renjunet.rif"));
    ASSERT_TRUE(reading);
    const Record& last = reading->records.back();
    EXPECT_EQ(last.black, "");
    EXPECT_EQ(last.event, "");
    EXPECT_EQ(last.outcome, Outcome{});
    EXPECT_EQ(toText(mainLine(last), 15), "");
}

TEST(Rif, ReadsTheEncodingThatItDeclares) {
    const Result<Reading> reading = readRif(sampleFile("renjunet_cp1251.rif"));
    ASSERT_EQ(reasonOf(reading), "");
    EXPECT_EQ(reading->records.front().black, "Юрий Смирнов");
}

}  // namespace
}  // namespace tianyuan::record
