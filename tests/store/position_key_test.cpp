#include "store/position_key.h"

#include "store/random_record.h"
#include "support/board_text.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::store {
namespace {

Board boardAfter(const std::vector<Move>& moves, int size) {
    Board board(size);
    for (const Move move : moves) board.play(move);
    return board;
}

TEST(PositionKey, IsTheSmallestOfTheEightHashes) {
    std::mt19937 random(1);
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        const Board board = boardAfter(randomMoves(random, 12, size), size);
        std::uint64_t smallest = ~std::uint64_t{0};
        for (const Symmetry symmetry : AllSymmetries) {
            smallest = std::min(smallest, transformed(board, symmetry).hash());
        }
        EXPECT_EQ(PositionKey(board).value(), smallest);
    }
}

TEST(PositionKey, IsTheSameHoweverTheBoardIsTurned) {
    std::mt19937 random(2);
    const Board board = boardAfter(randomMoves(random, 9, 15), 15);
    for (const Symmetry symmetry : AllSymmetries) {
        EXPECT_EQ(PositionKey(transformed(board, symmetry)).value(), PositionKey(board).value());
    }
}

TEST(PositionKey, TellsColoursSidesAndSizesApart) {
    const Board board = test::boardOf("......\n......\n..XO..\n......\n......\n......");
    const Board colours = test::boardOf("......\n......\n..XX..\n......\n......\n......");
    Board side = board;
    side.setSideToMove(Stone::White);
    const Board larger =
        test::boardOf(".......\n.......\n..XO...\n.......\n.......\n.......\n.......");
    std::set<std::uint64_t> keys;
    for (const Board& each : {board, colours, side, larger}) {
        keys.insert(PositionKey(each).value());
    }
    EXPECT_EQ(keys.size(), 4U);
}

TEST(PositionKey, MoveByMoveIsTheSameAsAtOnceAndGoesBack) {
    std::mt19937 random(3);
    const std::vector<Move> moves = randomMoves(random, 40, 15);
    PositionKey key{Board(15)};
    std::vector<std::uint64_t> seen{key.value()};
    for (const Move move : moves) {
        const Stone side = key.board().sideToMove();
        key.play(move, side, opponent(side));
        EXPECT_EQ(key.value(), PositionKey(key.board()).value());
        seen.push_back(key.value());
    }
    for (std::size_t i = moves.size(); i > 0; --i) {
        EXPECT_EQ(key.value(), seen[i]);
        key.takeBack(moves[i - 1], opponent(key.board().sideToMove()));
    }
    EXPECT_EQ(key.value(), seen[0]);
    EXPECT_EQ(key.board(), Board(15));
}

TEST(PositionKey, AMoveLooksTheSameFromEveryTurnedBoard) {
    std::mt19937 random(4);
    for (int i = 0; i < 50; ++i) {
        std::vector<Move> moves = randomMoves(random, 8, 15);
        const Point next = moves.back().point();
        moves.pop_back();
        const Board board = boardAfter(moves, 15);
        const Move canonical = PositionKey(board).canonical(next);
        EXPECT_EQ(PositionKey(board).fromCanonical(canonical), Move(next));
        for (const Symmetry symmetry : AllSymmetries) {
            const PositionKey turned(transformed(board, symmetry));
            EXPECT_EQ(turned.canonical(symmetry(next, 15)), canonical);
            EXPECT_EQ(turned.fromCanonical(canonical), Move(symmetry(next, 15)));
        }
    }
}

TEST(PositionKey, EqualPointsOfASymmetricPositionAreOneMove) {
    const PositionKey empty{Board(15)};
    EXPECT_EQ(empty.canonical(Point(3, 3)), empty.canonical(Point(11, 3)));
    EXPECT_EQ(empty.canonical(Point(3, 4)), empty.canonical(Point(10, 11)));
    EXPECT_NE(empty.canonical(Point(3, 3)), empty.canonical(Point(3, 4)));
    EXPECT_EQ(empty.fromCanonical(empty.canonical(Point(11, 11))), Move(Point(3, 3)));

    Board board;
    board.play(Point(7, 7));
    board.play(Point(7, 6));  // only left and right are alike now
    const PositionKey key(board);
    EXPECT_EQ(key.canonical(Point(9, 5)), key.canonical(Point(5, 5)));
    EXPECT_NE(key.canonical(Point(9, 5)), key.canonical(Point(9, 9)));
    EXPECT_EQ(key.fromCanonical(key.canonical(Point(9, 5))), Move(Point(5, 5)));
    EXPECT_EQ(key.canonical(Move::pass()), Move::pass());
    EXPECT_EQ(key.fromCanonical(Move::pass()), Move::pass());
}

}  // namespace
}  // namespace tianyuan::store
