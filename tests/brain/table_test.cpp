#include "brain/table.h"

#include "core/notation.h"

#include <gtest/gtest.h>

namespace tianyuan::brain {
namespace {

using Owner = Table::Owner;

TEST(Table, RefusesAStoneOffTheBoardOrOnAnother) {
    Table table(15);
    EXPECT_FALSE(table.place({7, 7}, Owner::Own));
    EXPECT_TRUE(table.place({7, 7}, Owner::Opponent));
    EXPECT_TRUE(table.place({15, 0}, Owner::Own));
    EXPECT_TRUE(table.place({-2, 0}, Owner::Own));
    EXPECT_TRUE(table.place({1, 1}, Owner::Dead));
    EXPECT_EQ(table.position(Rule::Freestyle, Owner::Opponent).board.stones(), 1);
}

TEST(Table, TakesStonesInAnyOrder) {
    Table table(15);
    ASSERT_FALSE(
        table.set({{{7, 7}, Owner::Opponent}, {{8, 8}, Owner::Own}, {{9, 9}, Owner::Opponent}}));
    EXPECT_FALSE(table.take({8, 8}));
    EXPECT_TRUE(table.take({8, 8}));
    EXPECT_FALSE(table.take({7, 7}));
    EXPECT_EQ(table.position(Rule::Freestyle).moves, (std::vector<Move>{Point(9, 9)}));
}

TEST(Table, TellsTheColoursByTheNumberOfStones) {
    Table table(15);
    ASSERT_FALSE(table.set({{{1, 1}, Owner::Opponent}, {{2, 2}, Owner::Own}}));
    EXPECT_EQ(table.position(Rule::Renju).board.at({2, 2}), Stone::Black) << "we are to move";
    EXPECT_TRUE(table.position(Rule::Renju).moves.empty()) << "they did not come in turn";
    ASSERT_FALSE(table.place({3, 3}, Owner::Opponent));
    const player::Position position = table.position(Rule::Renju);
    EXPECT_EQ(position.board.at({2, 2}), Stone::White);
    EXPECT_EQ(position.board.sideToMove(), Stone::White);
    EXPECT_EQ(toText(position.moves, 15), "b14c13d12");
}

TEST(Table, TellsTheColoursOfOddNumbersByWhoBegan) {
    Table table(15);
    ASSERT_FALSE(table.set({{{1, 1}, Owner::Own}, {{2, 2}, Owner::Own}, {{3, 3}, Owner::Own}}));
    const player::Position position = table.position(Rule::Freestyle);
    EXPECT_EQ(position.board.at({1, 1}), Stone::Black);
    EXPECT_EQ(position.board.sideToMove(), Stone::Black);
}

TEST(Table, CountsAPassAsAMove) {
    Table table(15);
    ASSERT_FALSE(table.set({{{7, 7}, Owner::Own}, {{-1, -1}, Owner::Opponent}}));
    const player::Position position = table.position(Rule::Freestyle);
    EXPECT_EQ(position.board.sideToMove(), Stone::Black);
    EXPECT_EQ(position.moves, (std::vector<Move>{Point(7, 7), Move::pass()}));
    EXPECT_TRUE(table.place({-1, -1}, Owner::Own));
    EXPECT_FALSE(table.take({-1, -1}));
    EXPECT_EQ(table.position(Rule::Freestyle, Owner::Opponent).board.sideToMove(), Stone::White);
}

TEST(Table, SeesAFiveByTheRule) {
    Table table(15);
    for (int x = 0; x < 6; ++x) ASSERT_FALSE(table.place({x, 0}, Owner::Opponent));
    EXPECT_TRUE(table.isWon(Rule::Freestyle));
    EXPECT_FALSE(table.isWon(Rule::Standard));
}

}  // namespace
}  // namespace tianyuan::brain
