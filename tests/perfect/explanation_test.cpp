#include "perfect/explanation.h"

#include "proof/examples.h"
#include "support/must.h"

#include <gtest/gtest.h>

namespace tianyuan::perfect {
namespace {

using namespace test;

std::string textOf(const std::vector<Point>& points) {
    std::string text;
    for (const Point point : points) text += toText(point, ExampleSize);
    return text;
}

Board start() {
    Board board(ExampleSize);
    for (const Point point : pointsAt("f8g8h8")) board.place(point, Stone::Black);
    for (const Point point : pointsAt("a1a3a5")) board.place(point, Stone::White);
    return board;
}

Explanation explained(const Board& board, std::uint64_t mostPositions = 1000) {
    const ProvedBook book = must(ProvedBook::read(proof::writeCertificate(openFour())));
    return explain(book, board, *book.find(board), mostPositions);
}

TEST(Explanation, TellsTheAnswerTheThreatAndItsZone) {
    const Explanation explanation = explained(start());
    EXPECT_EQ(explanation.answer, pointAt("i8"));
    EXPECT_EQ(textOf(explanation.threat), "e8");
    EXPECT_EQ(textOf(explanation.zone), "e8");
    EXPECT_EQ(textOf(explanation.resistance), "i8e8j8");
    EXPECT_GT(explanation.checked, 0U);
}

TEST(Explanation, TellsTheDefenderWhatThreatens) {
    Board board = start();
    board.play(pointAt("i8"));
    const Explanation explanation = explained(board);
    EXPECT_FALSE(explanation.answer);
    EXPECT_EQ(textOf(explanation.threat), "e8");
    EXPECT_EQ(textOf(explanation.zone), "e8");
    EXPECT_EQ(textOf(explanation.resistance), "e8j8");
    EXPECT_GT(explanation.checked, 0U);
}

TEST(Explanation, DoesWithoutTheZoneWhereItTakesTooLong) {
    const Explanation explanation = explained(start(), 0);
    EXPECT_EQ(explanation.answer, pointAt("i8"));
    EXPECT_EQ(textOf(explanation.resistance), "i8e8j8");
    EXPECT_TRUE(explanation.zone.empty());
    EXPECT_EQ(explanation.checked, 0U);
}

TEST(Explanation, RatesTheListedReplies) {
    const ProvedBook book = must(ProvedBook::read(proof::writeCertificate(openFour())));
    Board board = start();
    board.play(pointAt("i8"));
    const auto replies = repliesOf(book, board, *book.find(board));
    ASSERT_EQ(replies.size(), 1U);
    EXPECT_EQ(replies.front().point, pointAt("e8"));
    EXPECT_EQ(replies.front().moves, 1);
}

}  // namespace
}  // namespace tianyuan::perfect
