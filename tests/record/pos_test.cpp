#include "record/pos.h"

#include "support/library_bytes.h"
#include "support/random_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using test::bytes;
using testing::ElementsAre;
using testing::IsEmpty;

Record line(std::initializer_list<Point> points) {
    Record record;
    NodeId last = Tree::Root;
    Stone stone = Stone::Black;
    for (const Point point : points) {
        last = record.tree.add(last, stone, point);
        stone = opponent(stone);
    }
    return record;
}

TEST(Pos, ReadsMovesFromTheUpperLeftCorner) {
    const Result<std::vector<Record>> records = readPos(bytes({4, 112, 0, 14, 224}));
    ASSERT_TRUE(records);
    ASSERT_EQ(records->size(), 1U);
    EXPECT_EQ(records->front(), line({{7, 7}, {0, 0}, {14, 0}, {14, 14}}));
}

TEST(Pos, WritesTheMainLine) {
    const Result<Written> written = writePos(line({{7, 7}, {0, 0}, {14, 14}}));
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes, bytes({3, 112, 0, 224}));
    EXPECT_THAT(written->leftOut, IsEmpty());
}

TEST(Pos, HoldsAFullBoard) {
    std::string file = bytes({225});
    for (int i = 0; i < 225; ++i) file += static_cast<char>(i);
    const Result<std::vector<Record>> records = readPos(file);
    ASSERT_TRUE(records);
    EXPECT_EQ(mainLine(records->front()).size(), 225U);
    EXPECT_EQ(writePos(records->front())->bytes, file);
}

TEST(Pos, ReadsWhatItWrote) {
    std::mt19937 random(15);
    for (int i = 1; i <= 225; ++i) {
        test::RandomRecordOptions options;
        options.nodes = i;
        options.variations = false;
        const Record record = test::randomRecord(random, options);
        const Result<Written> written = writePos(record);
        ASSERT_TRUE(written);
        EXPECT_THAT(written->leftOut, IsEmpty());
        const Result<std::vector<Record>> back = readPos(written->bytes);
        ASSERT_TRUE(back);
        EXPECT_EQ(back->front(), record);
    }
}

TEST(Pos, SaysWhatIsWrongWithABrokenFileAndWhere) {
    const std::vector<std::pair<std::string, Reason>> files{
        {"", {"pos.not-a-pos", {}}},
        {bytes({0}), {"pos.not-a-pos", {}}},
        {bytes({226}) + std::string(226, 'a'), {"pos.not-a-pos", {}}},
        {bytes({2, 112}), {"pos.wrong-length", {"2", "1"}}},
        {bytes({1, 112, 113}), {"pos.wrong-length", {"1", "2"}}},
        {bytes({2, 112, 225}), {"pos.off-board", {"2", "225"}}},
        {bytes({3, 112, 113, 112}), {"pos.occupied", {"3", "h8"}}},
    };
    for (const auto& [file, reason] : files) {
        const Result<std::vector<Record>> records = readPos(file);
        ASSERT_FALSE(records) << reason.code;
        EXPECT_EQ(records.reason(), reason);
    }
}

TEST(Pos, RefusesToWriteWhatItCannotHold) {
    Record other = line({{7, 7}});
    other.size = 19;
    EXPECT_EQ(writePos(other).reason(), (Reason{"pos.size", {"19"}}));

    EXPECT_EQ(writePos(Record{}).reason(), (Reason{"pos.no-moves", {}}));

    Record setup = line({{7, 7}});
    setup.setup = {{{0, 0}, Stone::White}};
    EXPECT_EQ(writePos(setup).reason(), (Reason{"pos.setup", {}}));

    Record white;
    white.tree.add(Tree::Root, Stone::White, Point(7, 7));
    EXPECT_EQ(writePos(white).reason(), (Reason{"pos.not-in-turn", {"1"}}));

    Record pass = line({{7, 7}});
    const NodeId second = pass.tree.add(1, Stone::White, Move::pass());
    pass.tree.add(second, Stone::Black, Point(0, 0));
    EXPECT_EQ(writePos(pass).reason(), (Reason{"pos.not-in-turn", {"2"}}));

    Record twoPasses = line({{7, 7}});
    const NodeId third = twoPasses.tree.add(twoPasses.tree.add(1, Stone::White, Move::pass()),
                                            Stone::Black, Move::pass());
    twoPasses.tree.add(third, Stone::White, Point(0, 0));
    EXPECT_EQ(writePos(twoPasses).reason(), (Reason{"pos.not-in-turn", {"2"}}));

    EXPECT_EQ(writePos(line({{7, 7}, {7, 7}})).reason(), (Reason{"pos.not-playable", {"2"}}));
    EXPECT_EQ(writePos(line({{7, 15}})).reason(), (Reason{"pos.not-playable", {"1"}}));
}

TEST(Pos, TellsWhatIsLeftOut) {
    Record record = line({{7, 7}, {8, 7}});
    record.rule = Rule::Renju;
    record.white = "W";
    record.comment = "on the game";
    record.tree.add(1, Stone::White, Point(0, 0));
    record.tree.add(2, Stone::Black, Move::pass());
    record.tree.editNotes(1).marks = {{Mark::Kind::Circle, {7, 7}, ""}};
    record.tree.editNotes(2).timeLeft = std::chrono::seconds(1);
    record.tree.editNotes(3).others = {{"XY", {""}}};
    const Result<Written> written = writePos(record);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes, bytes({2, 112, 113}));
    EXPECT_THAT(written->leftOut,
                ElementsAre(Loss::Rule, Loss::Names, Loss::Passes, Loss::Variations, Loss::Comments,
                            Loss::Marks, Loss::Times, Loss::OtherProperties));
}

}  // namespace
}  // namespace tianyuan::record
