#include "brain/told_stones.h"

#include "core/notation.h"

#include <gtest/gtest.h>

namespace tianyuan::brain {
namespace {

using Owner = ToldStones::Owner;

TEST(ToldStones, RefusesAStoneOffTheBoardOrOnAnother) {
    ToldStones stones(15);
    EXPECT_FALSE(stones.place({7, 7}, Owner::Own));
    EXPECT_TRUE(stones.place({7, 7}, Owner::Opponent));
    EXPECT_TRUE(stones.place({15, 0}, Owner::Own));
    EXPECT_TRUE(stones.place({-2, 0}, Owner::Own));
    EXPECT_TRUE(stones.place({1, 1}, Owner::Dead));
    EXPECT_EQ(stones.position(Rule::Freestyle, Owner::Opponent).board.stones(), 1);
}

TEST(ToldStones, TakesStonesInAnyOrder) {
    ToldStones stones(15);
    ASSERT_FALSE(
        stones.set({{{7, 7}, Owner::Opponent}, {{8, 8}, Owner::Own}, {{9, 9}, Owner::Opponent}}));
    EXPECT_FALSE(stones.take({8, 8}));
    EXPECT_TRUE(stones.take({8, 8}));
    EXPECT_FALSE(stones.take({7, 7}));
    EXPECT_EQ(stones.position(Rule::Freestyle).moves, (std::vector<Move>{Point(9, 9)}));
}

TEST(ToldStones, TellsTheColoursByTheNumberOfStones) {
    ToldStones stones(15);
    ASSERT_FALSE(stones.set({{{1, 1}, Owner::Opponent}, {{2, 2}, Owner::Own}}));
    EXPECT_EQ(stones.position(Rule::Renju).board.at({2, 2}), Stone::Black) << "we are to move";
    EXPECT_TRUE(stones.position(Rule::Renju).moves.empty()) << "they did not come in turn";
    ASSERT_FALSE(stones.place({3, 3}, Owner::Opponent));
    const player::Position position = stones.position(Rule::Renju);
    EXPECT_EQ(position.board.at({2, 2}), Stone::White);
    EXPECT_EQ(position.board.sideToMove(), Stone::White);
    EXPECT_EQ(toText(position.moves, 15), "b14c13d12");
}

TEST(ToldStones, TellsTheColoursOfOddNumbersByWhoBegan) {
    ToldStones stones(15);
    ASSERT_FALSE(stones.set({{{1, 1}, Owner::Own}, {{2, 2}, Owner::Own}, {{3, 3}, Owner::Own}}));
    const player::Position position = stones.position(Rule::Freestyle);
    EXPECT_EQ(position.board.at({1, 1}), Stone::Black);
    EXPECT_EQ(position.board.sideToMove(), Stone::Black);
}

TEST(ToldStones, CountsAPassAsAMove) {
    ToldStones stones(15);
    ASSERT_FALSE(stones.set({{{7, 7}, Owner::Own}, {{-1, -1}, Owner::Opponent}}));
    const player::Position position = stones.position(Rule::Freestyle);
    EXPECT_EQ(position.board.sideToMove(), Stone::Black);
    EXPECT_EQ(position.moves, (std::vector<Move>{Point(7, 7), Move::pass()}));
    EXPECT_TRUE(stones.place({-1, -1}, Owner::Own));
    EXPECT_FALSE(stones.take({-1, -1}));
    EXPECT_EQ(stones.position(Rule::Freestyle, Owner::Opponent).board.sideToMove(), Stone::White);
}

TEST(ToldStones, SeesAFiveByTheRule) {
    ToldStones stones(15);
    for (int x = 0; x < 6; ++x) ASSERT_FALSE(stones.place({x, 0}, Owner::Opponent));
    EXPECT_TRUE(stones.isWon(Rule::Freestyle));
    EXPECT_FALSE(stones.isWon(Rule::Standard));
}

}  // namespace
}  // namespace tianyuan::brain
