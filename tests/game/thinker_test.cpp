#include "game/thinker.h"

#include "opening/opening.h"
#include "support/fake_player.h"
#include "support/mailbox.h"

#include <gtest/gtest.h>

#include <thread>

namespace tianyuan::game {
namespace {

using test::FakePlayer;
using test::Mailbox;

class ThinkerTest : public testing::Test {
protected:
    Mailbox mailbox;
    Thinker thinker{[this](auto function) { mailbox.post(std::move(function)); }};
    std::shared_ptr<FakePlayer> player = std::make_shared<FakePlayer>();
    std::vector<Result<Thinker::Reply>> replies;

    void ask() {
        thinker.ask(player, player::Position{}, {},
                    [this](const auto& reply) { replies.push_back(reply); });
    }
};

TEST_F(ThinkerTest, BringsTheAnswerToTheCallersThread) {
    std::thread::id where;
    thinker.ask(player, player::Position{}, {}, [&](const auto& reply) {
        where = std::this_thread::get_id();
        replies.push_back(reply);
    });
    EXPECT_TRUE(thinker.isThinking());
    mailbox.runUntil([&] { return !replies.empty(); });
    EXPECT_EQ(where, std::this_thread::get_id());
    EXPECT_FALSE(thinker.isThinking());
    EXPECT_EQ(std::get<Move>(*replies[0]), Move(Point(0, 0)));
}

TEST_F(ThinkerTest, DropsTheAnswerOfACancelledRequest) {
    player->waitsForStop = true;
    ask();
    thinker.cancel();
    EXPECT_FALSE(thinker.isThinking());
    auto second = std::make_shared<FakePlayer>();
    second->answers.emplace_back(Move(Point(3, 3)));
    player = second;
    ask();
    mailbox.runUntil([&] { return !replies.empty(); });
    ASSERT_EQ(replies.size(), 1U);
    EXPECT_EQ(std::get<Move>(*replies[0]), Move(Point(3, 3)));
}

TEST_F(ThinkerTest, HurriesAPlayerWhoThenAnswers) {
    player->waitsForStop = true;
    ask();
    thinker.hurry();
    mailbox.runUntil([&] { return !replies.empty(); });
    EXPECT_TRUE(replies[0]);
}

TEST_F(ThinkerTest, DeliversThoughtsBeforeTheAnswer) {
    player->thinks = player::Thought{};
    player->thinks->depth = 9;
    std::vector<int> depths;
    thinker.ask(
        player, player::Position{}, {}, [this](const auto& reply) { replies.push_back(reply); },
        [&](const player::Thought& thought) {
            EXPECT_TRUE(replies.empty());
            depths.push_back(thought.depth);
        });
    mailbox.runUntil([&] { return !replies.empty(); });
    EXPECT_EQ(depths, std::vector<int>{9});
}

TEST_F(ThinkerTest, TurnsAnExceptionIntoAReason) {
    player->throws = true;
    ask();
    mailbox.runUntil([&] { return !replies.empty(); });
    ASSERT_FALSE(replies[0]);
    EXPECT_EQ(replies[0].reason(), (Reason{"player.failed", {"out of ideas"}}));
}

TEST_F(ThinkerTest, AsksForDecisionsToo) {
    opening::Opening swap(opening::Protocol::Swap1, 15);
    ASSERT_TRUE(swap.decide({opening::Choice::Place, Point(7, 7), 0}));
    thinker.ask(player, *swap.question(), {},
                [this](const auto& reply) { replies.push_back(reply); });
    mailbox.runUntil([&] { return !replies.empty(); });
    EXPECT_EQ(std::get<opening::Decision>(*replies[0]).choice, opening::Choice::Keep);
}

TEST(Thinker, CanGoWhileAPlayerThinksAndAnAnswerIsOnItsWay) {
    Mailbox mailbox;
    auto player = std::make_shared<FakePlayer>();
    player->waitsForStop = true;
    bool answered = false;
    {
        Thinker thinker([&](auto function) { mailbox.post(std::move(function)); });
        thinker.ask(player, player::Position{}, {}, [&](const auto&) { answered = true; });
        while (player->asked == 0) std::this_thread::yield();
    }
    mailbox.runOne();
    EXPECT_FALSE(answered);
}

/// Waits until `isSo`; false if it does not come about.
template <typename Condition>
bool comesAbout(const Condition& isSo) {
    for (int i = 0; i < 2000 && !isSo(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return isSo();
}

TEST(ThinkerAtRest, LetsAPlayerGiveBackItsMemoryOnceAfterSomeTime) {
    Mailbox mailbox;
    Thinker thinker([&](auto function) { mailbox.post(std::move(function)); },
                    std::chrono::milliseconds(20));
    const auto player = std::make_shared<FakePlayer>();
    int replies = 0;
    const auto ask = [&] {
        thinker.ask(player, player::Position{}, {}, [&](const auto&) { ++replies; });
    };
    for (int round = 1; round <= 2; ++round) {
        ask();
        mailbox.runUntil([&] { return replies == round; });
        EXPECT_TRUE(comesAbout([&] { return player->gaveBack == round; }));
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        EXPECT_EQ(player->gaveBack, round) << "again, although nobody has asked";
    }
}

TEST(ThinkerAtRest, LeavesAPlayerAloneThatThinksOrHasGone) {
    Mailbox mailbox;
    Thinker thinker([&](auto function) { mailbox.post(std::move(function)); },
                    std::chrono::milliseconds(20));
    auto player = std::make_shared<FakePlayer>();
    player->waitsForStop = true;
    int replies = 0;
    thinker.ask(player, player::Position{}, {}, [&](const auto&) { ++replies; });
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    EXPECT_EQ(player->gaveBack, 0);
    thinker.hurry();
    mailbox.runUntil([&] { return replies == 1; });
    player.reset();  // nobody but us had it
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    EXPECT_FALSE(thinker.isThinking());
}

}  // namespace
}  // namespace tianyuan::game
