#include "study/draw_offer.h"

#include <gtest/gtest.h>

namespace tianyuan::study {
namespace {

/// So many stones, in turn, spread so that nobody comes near a five.
Board boardWith(int stones, int size = 15) {
    Board board(size);
    for (int i = 0; i < size * size && board.stones() < stones; ++i) {
        const int y = i / size;
        const int x = (i * 2 + y / 2) % size;
        const Point point(x, y);
        if (board.isEmpty(point)) board.play(point);
    }
    for (int i = 0; board.stones() < stones; ++i) {
        const Point point(i % size, i / size);
        if (board.isEmpty(point)) board.play(point);
    }
    return board;
}

/// A board of five lines on which both have a stone in every row.
Board deadBoard() {
    Board board(5);
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 5; ++x) {
            if ((x + 2 * y) % 5 == 0) board.place(Point(x, y), Stone::Black);
            if ((x + 2 * y) % 5 == 1) board.place(Point(x, y), Stone::White);
        }
    }
    // The diagonals.
    if (board.isEmpty({4, 4})) board.place({4, 4}, Stone::White);
    if (board.isEmpty({4, 0})) board.place({4, 0}, Stone::White);
    return board;
}

TEST(DrawOffer, IsNotTakenByWhoeverIsBetter) {
    for (const int stones : {0, 30, 100, 200}) {
        for (const double chance : {0.56, 0.7, 1.0}) {
            EXPECT_FALSE(takesDraw(boardWith(stones), Stone::Black, chance)) << stones;
        }
    }
}

TEST(DrawOffer, IsNotTakenAtOnceThoughWhiteIsALittleWorse) {
    EXPECT_FALSE(takesDraw(Board(15), Stone::White, 0.4));
    EXPECT_FALSE(takesDraw(boardWith(6), Stone::White, 0.3));
    EXPECT_TRUE(takesDraw(boardWith(30), Stone::White, 0.3));
}

TEST(DrawOffer, IsTakenByWhoeverHasLost) {
    EXPECT_TRUE(takesDraw(boardWith(9), Stone::White, 0.0));
}

TEST(DrawOffer, OfAnEvenGameIsTakenOnlyIfThereIsNothingToPlayFor) {
    EXPECT_FALSE(takesDraw(boardWith(40), Stone::Black, 0.5));
    EXPECT_TRUE(takesDraw(boardWith(150), Stone::Black, 0.5)) << "the board is mostly full";
    EXPECT_TRUE(takesDraw(deadBoard(), Stone::Black, 0.5)) << "no five can be made";
}

TEST(DrawOffer, IsNotTakenByWhoeverDoesNotKnow) {
    EXPECT_FALSE(takesDraw(boardWith(150), Stone::Black, std::nullopt));
    EXPECT_TRUE(takesDraw(deadBoard(), Stone::Black, std::nullopt));
}

TEST(DrawOffer, KnowsWhereFiveCanStillBeMade) {
    EXPECT_TRUE(canStillMakeFive(Board(5), Stone::White));
    EXPECT_FALSE(canStillMakeFive(deadBoard(), Stone::Black));
    EXPECT_FALSE(canStillMakeFive(deadBoard(), Stone::White));
    Board board = deadBoard();
    for (int x = 0; x < 5; ++x) {
        if (board.at(Point(x, 2)) == Stone::White) board.remove(Point(x, 2));
    }
    EXPECT_TRUE(canStillMakeFive(board, Stone::Black));
    EXPECT_FALSE(canStillMakeFive(board, Stone::White));
}

}  // namespace
}  // namespace tianyuan::study
