#include "core/notation.h"

#include <gtest/gtest.h>

namespace tianyuan {
namespace {

std::string codeOf(const auto& result) { return result ? "" : result.reason().code; }

TEST(Notation, NamesColumnsFromTheLeftAndRowsFromTheBottom) {
    EXPECT_EQ(toText(Point(7, 7), 15), "h8");
    EXPECT_EQ(toText(Point(0, 14), 15), "a1");
    EXPECT_EQ(toText(Point(8, 0), 15), "i15");
    EXPECT_EQ(toText(Point(21, 0), 22), "v22");
    EXPECT_EQ(toText(Move::pass(), 15), "pass");
}

TEST(Notation, ReadsBackEveryPointOfEverySize) {
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                const Result<Move> move = moveFromText(toText(Point(x, y), size), size);
                ASSERT_TRUE(move);
                EXPECT_EQ(*move, Move(Point(x, y)));
            }
        }
    }
}

TEST(Notation, AcceptsUpperCaseAndSpacesAround) {
    EXPECT_EQ(*moveFromText("  H8 \r\n", 15), Move(Point(7, 7)));
    EXPECT_EQ(*moveFromText("PASS", 15), Move::pass());
}

TEST(Notation, SaysWhatIsWrongWithAMove) {
    EXPECT_EQ(codeOf(moveFromText("", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(moveFromText("h", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(moveFromText("8h", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(moveFromText("h8i9", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(moveFromText("天元", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(moveFromText("p8", 15)), "notation.off-board");
    EXPECT_EQ(codeOf(moveFromText("h0", 15)), "notation.off-board");
    EXPECT_EQ(codeOf(moveFromText("h16", 15)), "notation.off-board");
    EXPECT_EQ(codeOf(moveFromText("h99999999999999999999", 15)), "notation.off-board");
    const std::vector<std::string> arguments{"p8", "o15"};
    EXPECT_EQ(moveFromText("p8", 15).reason().arguments, arguments);
}

TEST(Notation, QuotesOnlyTheBeginningOfLongNonsense) {
    const Result<Move> move = moveFromText("?" + std::string(100000, 'x'), 15);
    ASSERT_FALSE(move);
    EXPECT_LT(move.reason().arguments[0].size(), 20U);
}

TEST(Notation, ReadsPositionCodesWithAndWithoutSeparators) {
    const std::vector<Move> expected{Point(7, 7), Point(7, 6), Move::pass(), Point(8, 6)};
    for (const char* text : {"h8h9passi9", "H8 H9 pass I9", "h8,h9;pass.i9", " h8\nh9-pass-i9\n"}) {
        const auto moves = movesFromText(text, 15);
        ASSERT_TRUE(moves) << text;
        EXPECT_EQ(*moves, expected) << text;
    }
    EXPECT_EQ(toText(expected, 15), "h8h9passi9");
    EXPECT_TRUE(movesFromText("", 15)->empty());
}

TEST(Notation, RefusesAPositionCodeWithAFaultAnywhere) {
    EXPECT_EQ(codeOf(movesFromText("h8h9?", 15)), "notation.not-a-point");
    EXPECT_EQ(codeOf(movesFromText("h8z9", 15)), "notation.off-board");
}

TEST(Notation, PlacesMovesInTurnWithoutJudgingThem) {
    const auto board = boardFromMoves(*movesFromText("h8h9passi9", 15), 15);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->at(Point(7, 7)), Stone::Black);
    EXPECT_EQ(board->at(Point(7, 6)), Stone::White);
    EXPECT_EQ(board->at(Point(8, 6)), Stone::White);
    EXPECT_EQ(board->sideToMove(), Stone::Black);
}

TEST(Notation, RefusesAPointUsedTwice) {
    const auto board = boardFromMoves(*movesFromText("h8h9h8", 15), 15);
    ASSERT_FALSE(board);
    const std::vector<std::string> arguments{"h8", "3"};
    EXPECT_EQ(board.reason(), (Reason{"notation.point-used-twice", arguments}));
}

}  // namespace
}  // namespace tianyuan
