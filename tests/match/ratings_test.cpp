#include "match/ratings.h"

#include "match/elo.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tianyuan::match {
namespace {

TEST(Ratings, OfTwoAreWhatTheirScoreSays) {
    const Meeting meeting{0, 1, 100, 60};
    const auto ratings = rate(2, std::vector{meeting}, {.priorDraws = 0});
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 70.437, 0.001);
    EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
    // Information of 100 games: 100 × 0.6 × 0.4 × (ln 10 / 400)² = 7.953e-4 for the difference;
    // 1.95996 / sqrt(7.953e-4) = 69.500 Elo. Against their average each has half of it.
    const auto anchored = rate(2, std::vector{meeting}, {.anchor = 1, .priorDraws = 0});
    EXPECT_NEAR(anchored[0].error, 69.500, 0.001);
    EXPECT_NEAR(ratings[0].error, 34.750, 0.001);
}

TEST(Ratings, StandOnTheAnchor) {
    const std::vector<Meeting> meetings{{0, 1, 40, 30}, {1, 2, 40, 30}, {0, 2, 40, 36}};
    const auto ratings = rate(3, meetings, {.level = 1500, .anchor = 1, .priorDraws = 0});
    EXPECT_EQ(ratings[1].elo, 1500);
    EXPECT_EQ(ratings[1].error, 0);
    // By symmetry: 75 % against the middle on either side; 90 % between the ends fits 3 × 3 to 1
    // exactly, so each step is 400 log10(3) = 190.849.
    EXPECT_NEAR(ratings[0].elo, 1500 + 190.849, 0.001);
    EXPECT_NEAR(ratings[2].elo, 1500 - 190.849, 0.001);
    EXPECT_NEAR(ratings[0].error, ratings[2].error, 1e-6);
}

TEST(Ratings, ConnectPlayersWhoNeverMet) {
    const std::vector<Meeting> meetings{{0, 1, 1000, 600}, {1, 2, 1000, 600}};
    const auto ratings = rate(3, meetings, {.priorDraws = 0});
    EXPECT_NEAR(ratings[0].elo - ratings[2].elo, 2 * 70.437, 0.001);
}

TEST(Ratings, GiveBackTheStrengthsThatMadeTheResults) {
    const std::vector<double> truth{-350, -80, 0, 120, 310};
    std::vector<Meeting> meetings;
    for (int a = 0; a < 5; ++a) {
        for (int b = a + 1; b < 5; ++b) {
            const double expected = scoreFromElo(truth[static_cast<std::size_t>(a)] -
                                                 truth[static_cast<std::size_t>(b)]);
            meetings.push_back({a, b, 1000, 1000 * expected});
        }
    }
    const auto ratings = rate(5, meetings, {.priorDraws = 0});
    for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(ratings[i].elo, truth[i], 1e-6);
}

TEST(Ratings, AreFiniteForOneWhoWonOrLostEverything) {
    const std::vector<Meeting> meetings{{0, 1, 20, 20}, {1, 2, 20, 20}, {0, 2, 20, 20}};
    const auto ratings = rate(3, meetings);
    EXPECT_GT(ratings[0].elo, ratings[1].elo + 100);
    EXPECT_GT(ratings[1].elo, ratings[2].elo + 100);
    for (const Rating& rating : ratings) EXPECT_LT(std::abs(rating.elo), 3000);
}

TEST(Ratings, OfOneWithoutGamesAreAverageAndUncertain) {
    const auto ratings = rate(3, std::vector<Meeting>{{0, 1, 100, 60}});
    EXPECT_NEAR(ratings[2].elo, 0, 1);
    EXPECT_GT(ratings[2].error, 300);
    EXPECT_LT(ratings[0].error, ratings[2].error);
}

TEST(Ratings, AreFoundForAnyResults) {
    std::mt19937_64 random(7);
    for (int round = 0; round < 200; ++round) {
        const int players = 2 + static_cast<int>(random() % 12);
        std::vector<Meeting> meetings;
        for (int a = 0; a < players; ++a) {
            for (int b = a + 1; b < players; ++b) {
                const int games = static_cast<int>(random() % 300);
                const int points = static_cast<int>(random() % 3);  // none, all, or some
                const double share = points == 0 ? 0 : points == 1 ? 1 : 0.37;
                meetings.push_back({a, b, games, games * share});
            }
        }
        const auto ratings = rate(players, meetings);
        // At the likeliest ratings everyone scores as expected, but for the half point at most that
        // the prior draw is off.
        for (int player = 0; player < players; ++player) {
            double surprise = 0;
            for (const Meeting& meeting : meetings) {
                const double expected =
                    meeting.games * scoreFromElo(ratings[static_cast<std::size_t>(meeting.a)].elo -
                                                 ratings[static_cast<std::size_t>(meeting.b)].elo);
                if (meeting.a == player) surprise += meeting.points - expected;
                if (meeting.b == player) surprise -= meeting.points - expected;
            }
            EXPECT_LE(std::abs(surprise), 0.5 + 1e-6) << "round " << round;
        }
    }
}

}  // namespace
}  // namespace tianyuan::match
