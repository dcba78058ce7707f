#include "store/position_list.h"

#include "store/position_key.h"
#include "store/random_record.h"
#include "store/record_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tianyuan::store {
namespace {

using record::NodeId;
using record::Tree;

const ListedPosition* find(const std::vector<ListedPosition>& all, const Board& board) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const ListedPosition& position) {
        return position.key == PositionKey(board).value();
    });
    return found == all.end() ? nullptr : &*found;
}

TEST(PositionList, HasEveryPositionOfTheMainLine) {
    std::mt19937 random(1);
    const std::vector<Move> moves = randomMoves(random, 30, 15);
    const auto all = positionsOf(recordOf(moves));
    EXPECT_EQ(all.size(), 31U);
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(),
                               [](const auto& a, const auto& b) { return a.key < b.key; }));
    Board board;
    for (int ply = 0; ply <= 30; ++ply) {
        const ListedPosition* position = find(all, board);
        ASSERT_TRUE(position) << ply;
        EXPECT_EQ(position->ply, ply);
        EXPECT_EQ(position->node, Tree::Root);
        if (ply == 30) {
            EXPECT_FALSE(position->next);
        } else {
            const Move next = moves[static_cast<std::size_t>(ply)];
            EXPECT_EQ(position->next, PositionKey(board).canonical(next));
            board.play(next);
        }
    }
}

TEST(PositionList, FindsVariationsByTheirNodeInTheLoadedTree) {
    record::Record record = recordOf({Point(7, 7), Point(7, 6), Point(8, 5)});
    const NodeId first = record.tree[Tree::Root].firstChild;
    const NodeId note = record.tree.add(first, Stone::None, Move::pass());
    record.tree.add(note, Stone::White, Point(2, 3));
    const record::Record loaded = *recordFromBytes(recordToBytes(record));

    Board board;
    board.play(Point(7, 7));
    board.play(Point(2, 3));
    const auto all = positionsOf(record);
    const ListedPosition* position = find(all, board);
    ASSERT_TRUE(position);
    EXPECT_EQ(position->ply, 2);
    EXPECT_EQ(loaded.tree[position->node].move, Move(Point(2, 3)));
}

TEST(PositionList, PrefersTheMainLineWhereAVariationTransposesIntoIt) {
    record::Record record = recordOf({Point(1, 1), Point(5, 5), Point(2, 2)});
    NodeId node = record.tree.add(Tree::Root, Stone::Black, Point(2, 2));
    node = record.tree.add(node, Stone::White, Point(5, 5));
    record.tree.add(node, Stone::Black, Point(1, 1));
    Board board;
    for (const Point point : {Point(1, 1), Point(5, 5), Point(2, 2)}) board.play(point);
    const auto all = positionsOf(record);
    const ListedPosition* position = find(all, board);
    ASSERT_TRUE(position);
    EXPECT_EQ(position->node, Tree::Root);
    EXPECT_EQ(all.size(), 6U);
}

TEST(PositionList, CountsFromTheSetUpPositionAndKnowsPasses) {
    record::Record record;
    record.setup = {{Point(3, 3), Stone::White}};
    record.firstToMove = Stone::White;
    const NodeId pass = record.tree.add(Tree::Root, Stone::White, Move::pass());
    record.tree.add(pass, Stone::Black, Point(4, 4));
    const auto all = positionsOf(record);
    ASSERT_EQ(all.size(), 3U);
    const ListedPosition* start = find(all, record::startOf(record));
    ASSERT_TRUE(start);
    EXPECT_EQ(start->ply, 0);
    EXPECT_EQ(start->next, Move::pass());
}

TEST(PositionList, StopsALineAtAMoveThatCannotBeMade) {
    record::Record record = recordOf({Point(7, 7), Point(7, 7), Point(8, 8)});
    record.tree.add(record.tree[Tree::Root].firstChild, Stone::White, Point(9, 9));
    const auto all = positionsOf(record);
    EXPECT_EQ(all.size(), 3U);  // the start, the first move, and the variation
    Board board;
    board.play(Point(7, 7));
    ASSERT_TRUE(find(all, board));
    EXPECT_FALSE(find(all, board)->next);
    board.play(Point(9, 9));
    ASSERT_TRUE(find(all, board));
    EXPECT_NE(find(all, board)->node, Tree::Root);

    EXPECT_EQ(positionsOf(recordOf({Point(15, 0)})).size(), 1U);
}

TEST(PositionList, IsEmptyWhereTheStartCannotBeSetUp) {
    record::Record record;
    record.size = 23;
    EXPECT_TRUE(positionsOf(record).empty());
    record.size = 15;
    record.setup = {{Point(3, 3), Stone::White}, {Point(3, 3), Stone::Black}};
    EXPECT_TRUE(positionsOf(record).empty());
    record.setup = {{Point(15, 3), Stone::White}};
    EXPECT_TRUE(positionsOf(record).empty());
}

TEST(PositionList, TakesEveryPositionOfALargeLibrary) {
    std::mt19937 random(2);
    record::Record record = recordOf(randomMoves(random, 60, 15));
    const auto points = [](int number) { return Point(number % 15, number / 15); };
    for (int i = 0; i < 100; ++i) {
        const NodeId first = record.tree.add(Tree::Root, Stone::Black, points(i));
        for (int j = 100; j < 190; ++j) {
            const NodeId second = record.tree.add(first, Stone::White, points(j));
            for (int k = 190; k < 200; ++k) record.tree.add(second, Stone::Black, points(k));
        }
    }
    const auto all = positionsOf(record);
    EXPECT_EQ(std::count_if(all.begin(), all.end(), [](const auto& p) { return p.node == 0; }), 61);
    for (const auto& [i, j, k] : {std::tuple(3, 105, 195), std::tuple(99, 189, 199)}) {
        Board board;
        board.play(points(i));
        board.play(points(j));
        board.play(points(k));
        EXPECT_TRUE(find(all, board));
    }
}

}  // namespace
}  // namespace tianyuan::store
