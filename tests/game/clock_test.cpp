#include "game/clock.h"

#include <gtest/gtest.h>

namespace tianyuan::game {
namespace {

using namespace std::chrono_literals;
using opening::Seat;

constexpr TimePoint Start{};

TEST(Clock, WithoutLimitsNeverRunsOut) {
    Clock clock;
    clock.start(Seat::First, Start);
    EXPECT_FALSE(clock.runsOutAt());
    EXPECT_FALSE(clock.face(Seat::First, Start + 1000h).hasRunOut);
    EXPECT_FALSE(clock.face(Seat::First, Start).left);
}

TEST(Clock, CountsDownTheMainTimeOfTheSideThatMoves) {
    Clock clock({.main = 10s});
    clock.start(Seat::First, Start);
    EXPECT_EQ(clock.face(Seat::First, Start + 3s).left, 7s);
    EXPECT_EQ(clock.face(Seat::Second, Start + 3s).left, 10s);
    EXPECT_EQ(clock.moved(Start + 3s), 3s);
    EXPECT_EQ(clock.face(Seat::First, Start + 60s).left, 7s) << "a clock that stands does not run";
    clock.start(Seat::Second, Start + 60s);
    EXPECT_EQ(clock.runsOutAt(), Start + 70s);
    EXPECT_FALSE(clock.face(Seat::Second, Start + 70s - 1ms).hasRunOut);
    EXPECT_TRUE(clock.face(Seat::Second, Start + 70s).hasRunOut);
    EXPECT_EQ(clock.face(Seat::Second, Start + 99s).left, 0s) << "never below nothing";
}

TEST(Clock, AddsTheIncrementAfterTheMove) {
    Clock clock({.main = 10s, .increment = 2s});
    clock.start(Seat::First, Start);
    clock.moved(Start + 3s);
    EXPECT_EQ(clock.face(Seat::First, Start + 3s).left, 9s);
}

TEST(Clock, LimitsEachMove) {
    Clock clock({.perMove = 5s});
    clock.start(Seat::First, Start);
    EXPECT_EQ(clock.face(Seat::First, Start + 2s).left, 3s);
    EXPECT_TRUE(clock.face(Seat::First, Start + 5s).hasRunOut);
    clock.moved(Start + 4s);
    clock.start(Seat::First, Start + 10s);
    EXPECT_EQ(clock.face(Seat::First, Start + 10s).left, 5s);
}

TEST(Clock, ShowsWhateverRunsOutFirst) {
    Clock clock({.main = 8s, .perMove = 5s});
    clock.start(Seat::First, Start);
    EXPECT_EQ(clock.face(Seat::First, Start).left, 5s);
    clock.moved(Start + 4s);
    clock.start(Seat::First, Start + 4s);
    EXPECT_EQ(clock.face(Seat::First, Start + 4s).left, 4s);
    EXPECT_EQ(clock.runsOutAt(), Start + 8s);
}

TEST(Clock, GivesByoYomiPeriodsAfterTheMainTime) {
    Clock clock({.main = 10s, .periods = 3, .period = 5s});
    clock.start(Seat::First, Start);
    EXPECT_FALSE(clock.face(Seat::First, Start + 9s).inByoYomi);
    const ClockFace first = clock.face(Seat::First, Start + 12s);
    EXPECT_TRUE(first.inByoYomi);
    EXPECT_EQ(first.periodsLeft, 3);
    EXPECT_EQ(first.left, 3s);
    const ClockFace second = clock.face(Seat::First, Start + 16s);
    EXPECT_EQ(second.periodsLeft, 2);
    EXPECT_EQ(second.left, 4s);
    EXPECT_EQ(clock.runsOutAt(), Start + 25s);
    EXPECT_TRUE(clock.face(Seat::First, Start + 25s).hasRunOut);

    clock.moved(Start + 16s);
    clock.start(Seat::First, Start + 100s);
    const ClockFace next = clock.face(Seat::First, Start + 101s);
    EXPECT_EQ(next.periodsLeft, 2) << "the period that ran out is lost";
    EXPECT_EQ(next.left, 4s) << "the one in which the move was made begins anew";
    clock.moved(Start + 104s);
    clock.start(Seat::First, Start + 200s);
    EXPECT_EQ(clock.face(Seat::First, Start + 200s).periodsLeft, 2);
}

TEST(Clock, GoesOnWithTheSameMoveAfterAStop) {
    Clock clock({.perMove = 5s});
    clock.start(Seat::First, Start);
    clock.stop(Start + 2s);
    EXPECT_FALSE(clock.running());
    EXPECT_EQ(clock.face(Seat::First, Start + 50s).left, 3s);
    clock.start(Seat::First, Start + 50s);
    EXPECT_EQ(clock.runsOutAt(), Start + 53s);
    EXPECT_EQ(clock.moved(Start + 51s), 3s);
}

TEST(Clock, ATimeThatGoesBackwardsCostsNothing) {
    Clock clock({.main = 10s});
    clock.start(Seat::First, Start + 5s);
    EXPECT_EQ(clock.face(Seat::First, Start).left, 10s);
}

}  // namespace
}  // namespace tianyuan::game
