#include "match/swiss.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tianyuan::match {
namespace {

/// The player with the lower number wins.
PlayedGame won(const Fixture& fixture) {
    PlayedGame game;
    game.fixture = fixture;
    const bool first = fixture.players[0] < fixture.players[1];
    game.outcome = Outcome::win(first ? Stone::Black : Stone::White, Ending::Five);
    return game;
}

TEST(Swiss, NobodyMeetsAgainWhileThereAreOthers) {
    Swiss swiss(8, 2);
    std::map<std::set<int>, int> met;
    std::set<int> indexes;
    for (int round = 0; round < 4; ++round) {
        const auto fixtures = swiss.nextRound();
        EXPECT_EQ(fixtures.size(), 8U);
        for (const Fixture& fixture : fixtures) {
            EXPECT_TRUE(indexes.insert(fixture.index).second);
            EXPECT_EQ(fixture.opening, round);
            ++met[{fixture.players[0], fixture.players[1]}];
            swiss.add(won(fixture));
        }
    }
    for (const auto& [pair, games] : met) EXPECT_EQ(games, 2);
}

TEST(Swiss, TheStrongMeetTheStrong) {
    Swiss swiss(8, 2);
    for (int round = 0; round < 2; ++round) {
        for (const Fixture& fixture : swiss.nextRound()) swiss.add(won(fixture));
    }
    // After two rounds two players have won everything, and meet.
    const auto fixtures = swiss.nextRound();
    const std::set<int> leaders{fixtures[0].players[0], fixtures[0].players[1]};
    EXPECT_TRUE(leaders.contains(0));
    EXPECT_EQ(leaders.size(), 2U);
}

TEST(Swiss, EveryoneSitsOutOnceBeforeAnyoneDoesTwice) {
    Swiss swiss(5, 2);
    std::map<int, int> played;
    for (int round = 0; round < 5; ++round) {
        for (const Fixture& fixture : swiss.nextRound()) {
            for (const int player : fixture.players) ++played[player];
            swiss.add(won(fixture));
        }
    }
    for (int player = 0; player < 5; ++player) EXPECT_EQ(played[player], 8);
}

}  // namespace
}  // namespace tianyuan::match
