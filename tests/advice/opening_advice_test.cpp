#include "advice/opening_advice.h"

#include "advice/balance.h"
#include "advice/fifths.h"
#include "advice/opening_maker.h"
#include "core/notation.h"
#include "opening/opening.h"
#include "search/engine.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tianyuan::advice {
namespace {

using opening::Choice;
using opening::Opening;
using opening::Protocol;
using search::Engine;

player::Limits nodes(std::uint64_t count) {
    player::Limits limits;
    limits.nodes = count;
    return limits;
}

/// Plays a whole opening with one player on both seats.
Opening played(player::Player& player, Protocol protocol, Rule rule, int size = 15) {
    Opening opening(protocol, size);
    while (auto question = opening.question()) {
        question->rule = rule;
        const auto decision = player.decide(*question, nodes(4000), {});
        EXPECT_TRUE(decision) << decision.reason().code;
        if (!decision) break;
        const Attempt taken = opening.decide(*decision);
        EXPECT_TRUE(taken) << idOf(protocol) << ": " << toText(*decision, size) << " "
                           << taken.reason().code;
        if (!taken) break;
    }
    return opening;
}

TEST(OpeningAdvice, PlaysEveryProtocolToItsEnd) {
    Engine engine;
    for (const Protocol protocol : opening::AllProtocols) {
        EXPECT_TRUE(played(engine, protocol, Rule::Renju).isOver()) << idOf(protocol);
    }
    for (const int size : {5, 8, 9, 20, 22}) {
        EXPECT_TRUE(played(engine, Protocol::Swap2, Rule::Freestyle, size).isOver()) << size;
    }
}

TEST(OpeningAdvice, ProposesDifferentOpenings) {
    search::EngineOptions options;
    options.seed = 2;
    Engine other(options);
    Engine engine;
    std::set<std::string> seen;
    for (int i = 0; i < 8; ++i) {
        seen.insert(played(i % 2 == 0 ? engine : other, Protocol::Swap, Rule::Standard).toText());
    }
    EXPECT_GT(seen.size(), 3u);
}

TEST(OpeningAdvice, TakesTheSideThatIsWinning) {
    // Black has two free threes' worth of stones near the centre; White stands in a corner.
    const Opening opening = *Opening::fromText(Protocol::Swap, 15, "h8 a1 i9");
    auto question = opening.question();
    ASSERT_TRUE(question);
    Engine engine;
    EXPECT_EQ(engine.decide(*question, nodes(20'000), {})->choice, Choice::Swap);

    const Opening bad = *Opening::fromText(Protocol::Swap, 15, "a1 h8 o15");
    question = bad.question();
    ASSERT_TRUE(question);
    EXPECT_EQ(engine.decide(*question, nodes(20'000), {})->choice, Choice::Keep);
}

TEST(OpeningAdvice, AnswersWithoutTimeOrWhenStopped) {
    Engine engine;
    std::stop_source stopped;
    stopped.request_stop();
    player::Limits hurry;
    hurry.turn = player::Milliseconds(1);
    Opening opening(Protocol::Swap2, 15);
    for (int i = 0; i < 3; ++i) {
        const auto decision = engine.decide(*opening.question(), hurry, stopped.get_token());
        ASSERT_TRUE(decision);
        ASSERT_TRUE(opening.decide(*decision));
    }
    EXPECT_TRUE(engine.decide(*opening.question(), hurry, stopped.get_token()));
}

TEST(Fifths, CountTheWorstThatIsOffered) {
    const std::vector<Plan> fifths{
        {{Point(1, 1)}, 0.2}, {{Point(2, 2)}, 0.45}, {{Point(3, 3)}, 0.9}};
    EXPECT_DOUBLE_EQ(blackChance(fifths, 1), 0.8);
    EXPECT_DOUBLE_EQ(blackChance(fifths, 2), 0.55);
    EXPECT_NEAR(blackChance(fifths, 3), 0.1, 1e-9);
    EXPECT_NEAR(blackChance(fifths, 10), 0.1, 1e-9) << "no more can be offered";
    EXPECT_EQ(balancedOffers(fifths, 3), 2);
    EXPECT_EQ(balancedOffers(fifths, 1), 1);
}

TEST(Balance, FindsAStoneThatLeavesTheChancesEven) {
    player::Position position;
    position.moves = *movesFromText("h8i9", 15);
    position.board = *boardFromMoves(position.moves, 15);
    Engine engine;
    const auto stones = balancedStones(engine, position, 1, 0.5, nodes(60'000), {}, 1);
    ASSERT_TRUE(stones);
    ASSERT_EQ(stones->size(), 1u);
    position.board.play(stones->front());
    Judge judge(engine, nodes(20'000), {});
    EXPECT_NEAR(judge.look(position, 20'000).chance, 0.5, 0.2);
}

TEST(OpeningMaker, MakesOpeningsNearBalanceNoTwoAlike) {
    Engine engine;
    OpeningMaker::Options options;
    options.nodes = 2000;
    options.tolerance = 0.1;
    OpeningMaker maker(engine, options);
    std::set<std::string> seen;
    for (int i = 0; i < 5; ++i) {
        const auto made = maker.next({});
        ASSERT_TRUE(made);
        EXPECT_EQ(made->stones.size(), 3u);
        EXPECT_LE(std::abs(made->blackChance - 0.5), 0.1);
        const std::vector<Move> moves(made->stones.begin(), made->stones.end());
        EXPECT_TRUE(seen.insert(toText(moves, 15)).second);
    }
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(maker.next(stopped.get_token()));
}

}  // namespace
}  // namespace tianyuan::advice
