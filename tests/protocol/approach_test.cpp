#include "protocol/approach.h"

#include "core/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::protocol {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

player::Position positionOf(std::string_view code) {
    player::Position position;
    position.moves = *movesFromText(code, 15);
    position.board = *boardFromMoves(position.moves, 15);
    return position;
}

Point at(std::string_view name) { return moveFromText(name, 15)->point(); }

/// The way from the position that the engine has (with its own last move) to another.
Approach way(std::string_view known, std::string_view wanted, bool canTakeBack = true) {
    const player::Position from = positionOf(known);
    const player::Position to = positionOf(wanted);
    EngineState state{stonesInOrder(from), Stone::None};
    if (from.board.stones() > 0) state.side = opponent(from.board.sideToMove());
    return approachTo(stonesInOrder(to), to.board.sideToMove(), state, canTakeBack);
}

bool isBoard(const Command& command) { return std::holds_alternative<command::Board>(command); }

TEST(Approach, BeginsOnAnEmptyBoard) {
    EXPECT_EQ(way("", "").question, Command(command::Begin{}));
    EXPECT_FALSE(way("", "").restart);
    EXPECT_TRUE(way("h8h9", "").restart);
}

TEST(Approach, TakesTheFirstStoneAsATurn) {
    EXPECT_EQ(way("", "h8").question, Command(command::Turn{at("h8")}));
    EXPECT_FALSE(way("", "h8").restart);
    EXPECT_TRUE(way("h8h9", "g7").restart);
}

TEST(Approach, SendsOneNewStoneOfTheOpponentAsATurn) {
    const Approach approach = way("h8h9", "h8h9i9");
    EXPECT_EQ(approach.question, Command(command::Turn{at("i9")}));
    EXPECT_FALSE(approach.restart);
    EXPECT_THAT(approach.takeBacks, IsEmpty());
}

TEST(Approach, SendsABoardWhenTheEngineJoinsLater) {
    const Approach approach = way("", "h8h9");
    ASSERT_TRUE(isBoard(approach.question));
    EXPECT_FALSE(approach.restart);
    EXPECT_THAT(std::get<command::Board>(approach.question).stones,
                ElementsAre(command::OwnedStone{at("h8"), command::Owner::Own},
                            command::OwnedStone{at("h9"), command::Owner::Opponent}));
}

TEST(Approach, TakesBackARoundInReverseOrder) {
    const Approach approach = way("h8h9i9i10", "h8h9j9");
    EXPECT_THAT(approach.takeBacks, ElementsAre(at("i10"), at("i9")));
    EXPECT_EQ(approach.question, Command(command::Turn{at("j9")}));
    EXPECT_FALSE(approach.restart);
}

TEST(Approach, TakesBackTheOpponentsStoneTooWhenTheSameQuestionComesAgain) {
    const Approach approach = way("h8h9i9i10", "h8h9i9");
    EXPECT_THAT(approach.takeBacks, ElementsAre(at("i10"), at("i9")));
    EXPECT_EQ(approach.question, Command(command::Turn{at("i9")}));
}

TEST(Approach, RestartsWithABoardWhereNothingElseHelps) {
    for (const auto& [known, wanted] : std::vector<std::pair<const char*, const char*>>{
             {"h8h9", "h8h9i9j9k9"},       // more than one new stone
             {"h8h9", "h8g7i9"},           // another game
             {"h8h9", "h8h9i9i10"},        // the other colour
             {"h8h9i9", "h8h9i9pass"}}) {  // no new stone
        const Approach approach = way(known, wanted);
        EXPECT_TRUE(isBoard(approach.question)) << wanted;
        EXPECT_TRUE(approach.restart) << wanted;
        EXPECT_THAT(approach.takeBacks, IsEmpty()) << wanted;
    }
    EXPECT_TRUE(isBoard(way("h8h9i9i10", "h8h9j9", false).question));
}

TEST(Approach, OrdersSetUpStonesInTurnBeforeTheMoves) {
    player::Position position = positionOf("h8");
    position.board.place(at("a1"), Stone::White);
    position.board.place(at("b1"), Stone::White);
    position.board.place(at("c1"), Stone::Black);
    const std::vector<PlacedStone> stones = stonesInOrder(position);
    EXPECT_THAT(
        stones,
        ElementsAre(PlacedStone{at("c1"), Stone::Black}, PlacedStone{at("a1"), Stone::White},
                    PlacedStone{at("b1"), Stone::White}, PlacedStone{at("h8"), Stone::Black}));
}

TEST(Approach, LeavesPassesOut) {
    EXPECT_THAT(
        stonesInOrder(positionOf("h8passi9")),
        ElementsAre(PlacedStone{at("h8"), Stone::Black}, PlacedStone{at("i9"), Stone::Black}));
}

}  // namespace
}  // namespace tianyuan::protocol
