#include "record/share.h"

#include "core/notation.h"
#include "record/line_builder.h"
#include "support/reason_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace tianyuan::record {
namespace {

using test::reasonOf;

Record randomGame(std::mt19937& random, int moves) {
    const auto pick = [&](int count) {
        return static_cast<int>(random() % static_cast<unsigned>(count));
    };
    Record record;
    record.size = Board::MinSize + pick(18);
    if (pick(2)) record.rule = AllRules[static_cast<std::size_t>(pick(5))];
    record.firstToMove = pick(2) ? Stone::Black : Stone::White;
    const std::vector<std::string> openings{"", "swap2", "taraguchi-10", "unheard of"};
    record.opening = openings[static_cast<std::size_t>(pick(4))];
    Board board(record.size);
    for (const Stone stone : {Stone::Black, Stone::White}) {
        for (int i = pick(2) * pick(5); i > 0; --i) {
            const Point point(pick(record.size), pick(record.size));
            if (!board.isEmpty(point)) continue;
            board.place(point, stone);
            record.setup.push_back({point, stone});
        }
    }
    LineBuilder builder(record);
    for (int i = 0; i < moves; ++i) {
        const Point point(pick(record.size), pick(record.size));
        if (pick(10) == 0 || !builder.board().isEmpty(point)) {
            builder.pass();
        } else {
            EXPECT_TRUE(builder.play(point.x, point.y, "", ""));
        }
    }
    return record;
}

Record readOne(const std::string& text) {
    const Result<std::vector<Record>> records = readShare(text);
    EXPECT_EQ(reasonOf(records), "");
    return records ? records->front() : Record();
}

TEST(Share, GivesBackRuleSizeOpeningSetUpAndMoves) {
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const Record record = randomGame(random, i % 90);
        const Result<Written> written = writeShare(record);
        ASSERT_TRUE(written);
        EXPECT_THAT(written->leftOut, testing::IsEmpty());
        EXPECT_EQ(readOne(written->bytes), record) << written->bytes;
    }
}

TEST(Share, GivesBackTheStepsOfAnOpening) {
    Record record;
    record.opening = "taraguchi-10";
    LineBuilder builder(record);
    const std::vector<Move> moves = movesFromText("h8 h9 i10 j9 g7 a1", 15).value();
    for (const Move move : moves) {
        ASSERT_TRUE(builder.play(move.point().x, move.point().y, "", ""));
    }
    for (const char* steps : {"", "h8", "h8 keep h9 swap i10 keep j9 offer-ten +a1 +b2 +g7 =g7 a1",
                              "h8 h9 i10 #3 swap two-more", "h8 h9 i11", "h8  h9", "something else",
                              "#99", "+z9", "h8 h9 i10 j9 g7 a1 a2", "六"}) {
        record.openingSteps = steps;
        EXPECT_EQ(readOne(writeShare(record)->bytes), record) << steps;
    }
}

TEST(Share, IsShort) {
    Record record;
    record.rule = Rule::Renju;
    record.opening = "taraguchi-10";
    record.openingSteps = "h8 keep h9 swap i10 keep j9 keep g7 keep";
    LineBuilder builder(record);
    const std::vector<Move> moves = movesFromText("h8 h9 i10 j9 g7", 15).value();
    for (const Move move : moves) {
        ASSERT_TRUE(builder.play(move.point().x, move.point().y, "", ""));
    }
    for (int i = 0; i < 55; ++i) ASSERT_TRUE(builder.play(i % 11, 9 + i / 11, "", ""));
    const std::string text = writeShare(record)->bytes;
    EXPECT_EQ(text.size(), 98u) << text;
    EXPECT_EQ(text.find_first_not_of("ty1:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                     "0123456789-_"),
              std::string::npos);
}

TEST(Share, NeverChangesWhatAStringMeans) {
    // Strings that were given away before must stay readable.
    const Record record = readOne("ty1:UwDcGFi58l");
    EXPECT_EQ(record.rule, Rule::Renju);
    EXPECT_EQ(record.size, 15);
    EXPECT_EQ(toText(mainLine(record), record.size), "h8h9i9");
    const Record opened = readOne("ty1:U0DcGFiZEAB6yN");
    EXPECT_EQ(opened.opening, "swap2");
    EXPECT_EQ(opened.openingSteps, "h8 h9 i9 keep");
}

TEST(Share, IsFoundAmongOtherText) {
    std::mt19937 random(5);
    const Record record = randomGame(random, 40);
    const std::string text = writeShare(record)->bytes;
    EXPECT_EQ(readOne("Look at ty1: this, empty1:AAAAAAAA (" + text + "), nice!"), record);
    EXPECT_EQ(readOne("\"" + text + "\"."), record);
    EXPECT_EQ(readOne(text + "and so on"), record);
    EXPECT_EQ(readOne(text.substr(0, 30) + "\r\n  " + text.substr(30)), record);
    EXPECT_EQ(readOne("ty1:AAAAAAAA broken, but " + text), record);
}

TEST(Share, RefusesWhatWasCutOffOrChanged) {
    std::mt19937 random(5);
    const std::string text = writeShare(randomGame(random, 40))->bytes;
    for (std::size_t length = 10; length < text.size(); ++length) {
        const std::string reason = reasonOf(readShare(text.substr(0, length)));
        EXPECT_EQ(reason, "record.share-cut-short 1 1") << length;
    }
    for (std::size_t i = 4; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        EXPECT_FALSE(readShare(changed)) << i;
    }
    EXPECT_EQ(reasonOf(readShare("see ty2:AAAAAAAA")), "record.share-version 1 5 2");
    EXPECT_EQ(reasonOf(readShare("nothing")), "record.share-none");
}

TEST(Share, PutsAPassWhereOneSideMovesTwice) {
    Record record;
    record.tree.add(record.tree.add(Tree::Root, Stone::Black, Point(0, 0)), Stone::Black,
                    Point(1, 1));
    const Record back = readOne(writeShare(record)->bytes);
    EXPECT_EQ(toText(mainLine(back), 15), "a15passb14");
}

}  // namespace
}  // namespace tianyuan::record
