#include "search/time_plan.h"

#include <gtest/gtest.h>

namespace tianyuan::search {
namespace {

using player::Milliseconds;

TEST(TimePlan, WithoutALimitThereIsAlwaysTime) {
    const TimePlan plan{player::Limits{}};
    EXPECT_FALSE(plan.isOver());
    EXPECT_FALSE(plan.isEnough(0));
}

TEST(TimePlan, KeepsAReserveOfTheTurn) {
    for (const int turn : {1, 5, 20, 100, 1000, 30'000}) {
        player::Limits limits;
        limits.turn = Milliseconds(turn);
        const TimePlan plan(limits);
        EXPECT_LT(*plan.most(), Milliseconds(turn));
        EXPECT_GE(*plan.most(), Milliseconds(turn) * 7 / 10 - Milliseconds(1));
    }
}

TEST(TimePlan, NeverPlansMoreThanIsLeftOnTheClock) {
    for (const int left : {1, 10, 100, 1000, 60'000, 600'000}) {
        for (const int increment : {0, 10, 1000}) {
            player::Limits limits;
            limits.left = Milliseconds(left);
            limits.increment = Milliseconds(increment);
            EXPECT_LT(*TimePlan(limits).most(), Milliseconds(left)) << left << '+' << increment;
        }
    }
}

TEST(TimePlan, SpreadsTheClockOverTheGame) {
    player::Limits limits;
    limits.left = Milliseconds(60'000);
    const TimePlan plan(limits);
    EXPECT_GE(*plan.usual(), Milliseconds(1'000));
    EXPECT_LE(*plan.usual(), Milliseconds(6'000));
    EXPECT_LE(*plan.most(), Milliseconds(20'000));
}

}  // namespace
}  // namespace tianyuan::search
