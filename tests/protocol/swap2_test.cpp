#include "protocol/swap2.h"

#include "opening/opening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::protocol {
namespace {

using opening::Choice;
using opening::Opening;
using testing::ElementsAre;

opening::Question questionAfter(const char* text) {
    return *Opening::fromText(opening::Protocol::Swap2, 15, text)->question();
}

TEST(Swap2, IsAskedOnlyWhereTheProtocolCanAsk) {
    EXPECT_TRUE(isSwap2Question(questionAfter("")));
    EXPECT_FALSE(isSwap2Question(questionAfter("h8")));
    EXPECT_TRUE(isSwap2Question(questionAfter("h8 h9 i9")));
    EXPECT_FALSE(isSwap2Question(questionAfter("h8 h9 i9 two-more")));
    EXPECT_TRUE(isSwap2Question(questionAfter("h8 h9 i9 two-more a1 b1")));
    const Opening swap = *Opening::fromText(opening::Protocol::Swap, 15, "h8 h9 i9");
    EXPECT_FALSE(isSwap2Question(*swap.question()));
}

TEST(Swap2, ListsTheStonesInTurn) {
    EXPECT_THAT(swap2Stones(questionAfter("h8 h9 i9 two-more a1 b1").board),
                ElementsAre(Point(8, 6), Point(7, 6), Point(7, 7), Point(0, 14), Point(1, 14)));
}

TEST(Swap2, TakesThreePointsForTheOpening) {
    const auto choice = swap2Choice(questionAfter(""), reply::Points{{{7, 7}, {8, 7}, {9, 9}}});
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->decision, (opening::Decision{Choice::Place, {7, 7}, 0}));
    EXPECT_EQ(choice->points.size(), 3u);
    EXPECT_FALSE(swap2Choice(questionAfter(""), reply::Points{{{7, 7}}}));
    EXPECT_FALSE(swap2Choice(questionAfter(""), reply::Swap{}));
}

TEST(Swap2, WithThreeStonesAPointKeepsWhite) {
    const auto question = questionAfter("h8 h9 i9");
    EXPECT_EQ(swap2Choice(question, reply::Points{{{1, 1}}})->decision.choice, Choice::Keep);
    EXPECT_EQ(swap2Choice(question, reply::Swap{})->decision.choice, Choice::Swap);
    EXPECT_EQ(swap2Choice(question, reply::Points{{{1, 1}, {2, 2}}})->decision.choice,
              Choice::TwoMore);
}

TEST(Swap2, WithFiveStonesAPointMeansToTakeWhiteAndSwapToStayBlack) {
    const auto question = questionAfter("h8 h9 i9 two-more a1 b1");
    EXPECT_EQ(swap2Choice(question, reply::Points{{{1, 1}}})->decision.choice, Choice::Swap);
    EXPECT_EQ(swap2Choice(question, reply::Swap{})->decision.choice, Choice::Keep);
    EXPECT_FALSE(swap2Choice(question, reply::Points{{{1, 1}, {2, 2}}}));
    EXPECT_FALSE(swap2Choice(question, reply::Ok{}));
}

TEST(Swap2, SeesPointsThatAreTakenOrNamedTwice) {
    const auto question = questionAfter("h8 h9 i9");
    EXPECT_TRUE((Swap2Choice{{}, {{1, 1}, {2, 2}}}.areFree(question.board)));
    EXPECT_FALSE((Swap2Choice{{}, {{7, 7}}}.areFree(question.board)));
    EXPECT_FALSE((Swap2Choice{{}, {{1, 1}, {1, 1}}}.areFree(question.board)));
    EXPECT_FALSE((Swap2Choice{{}, {{15, 1}}}.areFree(question.board)));
}

}  // namespace
}  // namespace tianyuan::protocol
