#include "match/fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace tianyuan::match {
namespace {

TEST(Fixture, RoundRobinLetsEveryoneMeetEveryoneOnce) {
    const auto pairings = roundRobin(5);
    std::set<std::pair<int, int>> met;
    for (const auto [a, b] : pairings) {
        EXPECT_LT(a, b);
        EXPECT_TRUE(met.insert({a, b}).second);
    }
    EXPECT_EQ(met.size(), 10U);
}

TEST(Fixture, GauntletLetsTheFirstMeetEveryoneElse) {
    EXPECT_EQ(gauntlet(4), (std::vector<Pairing>{{0, 1}, {0, 2}, {0, 3}}));
}

TEST(Fixture, EveryOpeningIsPlayedWithBothColours) {
    const auto fixtures = fixturesOf(roundRobin(3), 8);
    ASSERT_EQ(fixtures.size(), 3U * 8U);
    std::map<std::pair<std::set<int>, int>, std::set<int>> firstSeats;
    std::set<int> indexes;
    for (const Fixture& fixture : fixtures) {
        const auto [a, b] = fixture.players;
        firstSeats[{{a, b}, fixture.opening}].insert(a);
        EXPECT_TRUE(indexes.insert(fixture.index).second);
    }
    EXPECT_EQ(firstSeats.size(), 3U * 4U);
    for (const auto& [meeting, first] : firstSeats) EXPECT_EQ(first.size(), 2U);
    for (std::size_t i = 0; i < fixtures.size(); i += 2) {
        EXPECT_EQ(fixtures[i].pair(), fixtures[i + 1].pair());
        EXPECT_EQ(fixtures[i].opening, fixtures[i + 1].opening);
        EXPECT_EQ(fixtures[i].players[0], fixtures[i + 1].players[1]);
    }
}

TEST(Fixture, EverybodyHasPlayedAboutAsOftenAtAnyTime) {
    const auto fixtures = fixturesOf(roundRobin(4), 10);
    std::map<int, int> games;
    for (const Fixture& fixture : fixtures) {
        for (const int player : fixture.players) ++games[player];
        const auto [least, most] = std::minmax_element(
            games.begin(), games.end(), [](auto& a, auto& b) { return a.second < b.second; });
        EXPECT_LE(most->second - least->second, 6);
    }
}

TEST(Fixture, AnOddNumberOfGamesLeavesTheLastPairHalf) {
    const auto fixtures = fixturesOf(roundRobin(2), 3);
    ASSERT_EQ(fixtures.size(), 3U);
    EXPECT_EQ(fixtures[2], (Fixture{2, 1, {0, 1}}));
}

TEST(Fixture, MoreGamesLeaveTheEarlierOnesAsTheyWere) {
    const auto few = fixturesOf(roundRobin(3), 5);
    const auto many = fixturesOf(roundRobin(3), 12);
    for (const Fixture& fixture : few) {
        EXPECT_NE(std::find(many.begin(), many.end(), fixture), many.end());
    }
}

TEST(Fixture, SwissLetsNeighboursMeetWhoHaveNotMet) {
    std::vector<std::vector<int>> met(4, std::vector<int>(4, 0));
    const std::vector<double> points{1, 4, 3, 2};
    EXPECT_EQ(swissRound(points, met), (std::vector<Pairing>{{1, 2}, {3, 0}}));
    met[1][2] = met[2][1] = met[3][0] = met[0][3] = 1;
    EXPECT_EQ(swissRound(points, met), (std::vector<Pairing>{{1, 3}, {2, 0}}));
}

TEST(Fixture, SwissLetsTheLowestSitOutOnce) {
    std::vector<std::vector<int>> met(3, std::vector<int>(3, 0));
    const std::vector<double> points{3, 2, 1};
    EXPECT_EQ(swissRound(points, met), (std::vector<Pairing>{{0, 1}}));
    met[2][2] = 1;
    EXPECT_EQ(swissRound(points, met), (std::vector<Pairing>{{0, 2}}));
}

}  // namespace
}  // namespace tianyuan::match
