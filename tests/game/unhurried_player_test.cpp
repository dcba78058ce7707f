#include "game/unhurried_player.h"

#include "support/fake_player.h"

#include <gtest/gtest.h>

namespace tianyuan::game {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(UnhurriedPlayer, TakesAtLeastItsPauseAndAnswersTheSame) {
    auto fake = std::make_unique<test::FakePlayer>();
    fake->answers.emplace_back(Move(Point(3, 3)));
    UnhurriedPlayer player(std::move(fake), 30ms);
    const auto start = Clock::now();
    const auto move = player.choose({}, {}, {}, {});
    EXPECT_GE(Clock::now() - start, 30ms);
    EXPECT_EQ(*move, Move(Point(3, 3)));
}

TEST(UnhurriedPlayer, AnswersAtOnceWhenAskedToStop) {
    UnhurriedPlayer player(std::make_unique<test::FakePlayer>(), 24h);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(player.choose({}, {}, stop.get_token(), {}));
}

TEST(UnhurriedPlayer, DoesNotRiskItsClock) {
    UnhurriedPlayer player(std::make_unique<test::FakePlayer>(), 24h);
    player::Limits limits;
    limits.turn = 20ms;
    EXPECT_TRUE(player.choose({}, limits, {}, {}));
    limits = {};
    limits.left = 200ms;
    EXPECT_TRUE(player.choose({}, limits, {}, {}));
}

}  // namespace
}  // namespace tianyuan::game
