#include "core/board.h"

#include "support/board_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace tianyuan {
namespace {

TEST(Board, StartsEmptyWithBlackToMove) {
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        const Board board(size);
        EXPECT_EQ(board.size(), size);
        EXPECT_EQ(board.stones(), 0);
        EXPECT_EQ(board.sideToMove(), Stone::Black);
        EXPECT_TRUE(board.isEmpty(Point(size - 1, size - 1)));
    }
}

TEST(Board, HasAWallAroundIt) {
    const Board board(9);
    EXPECT_EQ(board.at(Point(-1, 0)), Stone::Wall);
    EXPECT_EQ(board.at(Point(0, -1)), Stone::Wall);
    EXPECT_EQ(board.at(Point(9, 8)), Stone::Wall);
    EXPECT_EQ(board.at(Point(8, 9)), Stone::Wall);
}

TEST(Board, PlaysInTurnAndTakesBack) {
    Board board;
    const Board empty = board;
    board.play(Point(7, 7));
    EXPECT_EQ(board.at(Point(7, 7)), Stone::Black);
    EXPECT_EQ(board.sideToMove(), Stone::White);
    board.play(Move::pass());
    EXPECT_EQ(board.sideToMove(), Stone::Black);
    EXPECT_EQ(board.stones(), 1);
    board.takeBack(Move::pass());
    board.takeBack(Point(7, 7));
    EXPECT_EQ(board, empty);
}

TEST(Board, HashTellsSizesAndSidesApart) {
    EXPECT_NE(Board(15).hash(), Board(19).hash());
    Board board;
    const auto before = board.hash();
    board.setSideToMove(Stone::White);
    EXPECT_NE(board.hash(), before);
    board.setSideToMove(Stone::White);
    board.setSideToMove(Stone::Black);
    EXPECT_EQ(board.hash(), before);
}

TEST(Board, HashDoesNotDependOnTheOrderOfStones) {
    Board one(15);
    one.place({3, 4}, Stone::Black);
    one.place({5, 6}, Stone::White);
    Board two(15);
    two.place({5, 6}, Stone::White);
    two.place({3, 4}, Stone::Black);
    EXPECT_EQ(one, two);
    Board swapped(15);
    swapped.place({3, 4}, Stone::White);
    swapped.place({5, 6}, Stone::Black);
    EXPECT_NE(one.hash(), swapped.hash());
}

TEST(Board, PlacingAndRemovingInAnyOrderRestoresEverything) {
    std::mt19937 random(1);
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        Board board(size);
        const Board empty = board;
        std::vector<Point> points;
        for (int i = 0; i < size * size; ++i) points.emplace_back(i % size, i / size);
        std::shuffle(points.begin(), points.end(), random);
        for (const Point point : points) {
            board.place(point, random() % 2 ? Stone::Black : Stone::White);
        }
        EXPECT_TRUE(board.isFull());
        std::shuffle(points.begin(), points.end(), random);
        for (const Point point : points) board.remove(point);
        EXPECT_EQ(board, empty);
    }
}

}  // namespace
}  // namespace tianyuan
