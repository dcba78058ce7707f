#include "core/rule.h"

#include <gtest/gtest.h>

namespace tianyuan {
namespace {

TEST(Rule, IsFoundByItsName) {
    for (const Rule rule : AllRules) EXPECT_EQ(ruleFromId(idOf(rule)), rule);
    EXPECT_EQ(ruleFromId("chess"), std::nullopt);
    EXPECT_EQ(ruleFromId(""), std::nullopt);
}

TEST(Rule, TellsForWhomSixInARowWins) {
    EXPECT_TRUE(overlineWins(Rule::Freestyle, Stone::Black));
    EXPECT_FALSE(overlineWins(Rule::Standard, Stone::White));
    EXPECT_FALSE(overlineWins(Rule::Renju, Stone::Black));
    EXPECT_TRUE(overlineWins(Rule::Renju, Stone::White));
    EXPECT_FALSE(overlineWins(Rule::Caro, Stone::Black));
    EXPECT_TRUE(overlineWins(Rule::CaroOverline, Stone::Black));
}

}  // namespace
}  // namespace tianyuan
