#include "match/elo.h"

#include "match/student.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tianyuan::match {
namespace {

TEST(Elo, OfAScoreIsTheLogisticOne) {
    // 400 log10(s / (1 - s)): 400 log10(1.5) = 70.437, 400 log10(3) = 190.849, 400 log10(9) =
    // 381.697.
    EXPECT_NEAR(eloFromScore(0.6), 70.437, 0.001);
    EXPECT_NEAR(eloFromScore(0.75), 190.849, 0.001);
    EXPECT_NEAR(eloFromScore(0.1), -381.697, 0.001);
    EXPECT_EQ(eloFromScore(0.5), 0);
    EXPECT_EQ(eloFromScore(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(eloFromScore(0), -std::numeric_limits<double>::infinity());
}

TEST(Elo, ScoreAndEloUndoEachOther) {
    for (const double elo : {-800.0, -100.0, -1.0, 0.0, 5.0, 200.0, 1000.0}) {
        EXPECT_NEAR(eloFromScore(scoreFromElo(elo)), elo, 1e-8);
    }
    // The rating tables say that 200 points are worth 76 %, and 400 ten to one.
    EXPECT_NEAR(scoreFromElo(200), 0.760, 0.0005);
    EXPECT_NEAR(scoreFromElo(400), 10.0 / 11, 1e-12);
}

TEST(Elo, ErrorOfGamesComesFromTheirVariance) {
    // 60 wins, 40 losses. Mean 0.6, variance 0.24, standard error sqrt(0.24 / 100) = 0.0489898;
    // 1.95996 of them: 0.0960182. Elo of 0.6960182 and 0.5039818: 143.909 and 2.767.
    // Half the distance: 70.571.
    const EloEstimate games = estimate(Trinomial{40, 0, 60});
    EXPECT_NEAR(games.elo, 70.437, 0.001);
    EXPECT_NEAR(games.error, 70.571, 0.001);
    // Lead 0.1 / sqrt(0.24) × 800 / ln 10 = 0.204124 × 347.436; error 1.95996 × 34.7436.
    EXPECT_NEAR(games.normalized, 70.920, 0.001);
    EXPECT_NEAR(games.normalizedError, 68.096, 0.001);
    // (60 - 40) / sqrt(60 + 40) = 2 standard deviations: 97.725 % of a normal distribution.
    EXPECT_NEAR(games.superiority, 0.97725, 0.00001);
}

TEST(Elo, DrawsNarrowTheErrorAndLeaveTheSuperiority) {
    const EloEstimate without = estimate(Trinomial{40, 0, 60});
    const EloEstimate with = estimate(Trinomial{40, 900, 60});
    EXPECT_LT(with.error, without.error);
    EXPECT_EQ(with.superiority, without.superiority);
}

TEST(Elo, AgreesWithTheValuesThatFastchessTestsItselfWith) {
    // Inputs and results as its own tests state them, to the digits given there.
    const EloEstimate games = estimate(Trinomial{96, 111, 136});
    EXPECT_NEAR(games.elo, 40.70, 0.01);
    EXPECT_NEAR(games.error, 30.43, 0.01);
    EXPECT_NEAR(games.normalized, 49.77, 0.01);
    EXPECT_NEAR(games.normalizedError, 36.77, 0.01);

    const EloEstimate pairs = estimate(Pentanomial{{34, 54, 63, 64, 75}});
    EXPECT_NEAR(pairs.elo, 55.58, 0.01);
    EXPECT_NEAR(pairs.error, 27.65, 0.01);
    EXPECT_NEAR(pairs.normalized, 57.94, 0.01);
    EXPECT_NEAR(pairs.normalizedError, 28.28, 0.01);

    const EloEstimate worse = estimate(Pentanomial{{332, 433, 498, 333, 334}});
    EXPECT_NEAR(worse.elo, -8.64, 0.01);
    EXPECT_NEAR(worse.error, 10.33, 0.01);
    EXPECT_NEAR(worse.superiority, 0.0505, 0.00005);
}

TEST(Elo, PairsInWhichBlackAlwaysWinsSayMoreThanTheirGamesButAreNotCertain) {
    // Ten pairs with a point each, and an imaginary one of any kind, whose variance is 0.125: 0.125
    // / 11 = 0.0113636, of the mean sqrt(0.0113636 / 10) = 0.0337100. With nine degrees of freedom
    // 2.26216 of them (Student's table): 0.0762577. Elo of 0.5762577: 53.4114.
    const EloEstimate pairs = estimate(Pentanomial{{0, 0, 10, 0, 0}});
    EXPECT_EQ(pairs.elo, 0);
    EXPECT_NEAR(pairs.error, 53.41, 0.01);
    EXPECT_EQ(pairs.superiority, 0.5);
    EXPECT_GT(estimate(Trinomial{10, 0, 10}).error, 100);
}

TEST(Elo, OfOnePairIsNotCertainAtAll) {
    // One pair of 1½ points: 0.125 / 2 = 0.0625, a deviation of 0.25; the lead is one of them. One
    // degree of freedom: Cauchy's distribution, of which 1/2 + atan(1)/π = 75 % are below that.
    const EloEstimate pair = estimate(Pentanomial{{0, 0, 0, 1, 0}});
    EXPECT_NEAR(pair.elo, 190.849, 0.001);
    EXPECT_TRUE(std::isinf(pair.error));
    EXPECT_NEAR(pair.superiority, 0.75, 1e-9);
    EXPECT_GT(pair.normalizedError, 1000);
}

TEST(Elo, OfSameResultsIsNeverCertain) {
    for (const int number : {1, 2, 29, 30, 31, 1000}) {
        const EloEstimate drawn = estimate(Pentanomial{{0, 0, number, 0, 0}});
        EXPECT_GT(drawn.error, 0) << number;
        const EloEstimate won = estimate(Pentanomial{{0, 0, 0, number, 0}});
        if (number < 10) {
            EXPECT_LT(won.superiority, 0.9999) << number;
        }
        EXPECT_TRUE(std::isfinite(won.normalized)) << number;
    }
}

TEST(Student, AgreesWithThePublishedTable) {
    // Two-sided 95 %, as in any table of the distribution.
    EXPECT_NEAR(studentQuantile95(1), 12.706, 0.001);
    EXPECT_NEAR(studentQuantile95(2), 4.303, 0.001);
    EXPECT_NEAR(studentQuantile95(10), 2.228, 0.001);
    EXPECT_NEAR(studentQuantile95(30), 2.042, 0.001);
    EXPECT_NEAR(studentQuantile95(1e6), 1.960, 0.001);
    // A beta distribution of 1 and 3 at one half: 1 - (1/2)³.
    EXPECT_NEAR(betaBelow(0.5, 1, 3), 0.875, 1e-12);
}

TEST(Elo, OfNoGamesIsNothing) {
    EXPECT_EQ(estimate(Trinomial{}).elo, 0);
    EXPECT_EQ(estimate(Pentanomial{}).superiority, 0.5);
}

TEST(Elo, OfWinsOnlyIsInfinite) {
    const EloEstimate games = estimate(Trinomial{0, 0, 9});
    EXPECT_TRUE(std::isinf(games.elo));
    EXPECT_TRUE(std::isinf(games.error));
    // Nine wins in a row, if any chance to win was as likely before: 1 - (1/2)^10 = 99.902 %.
    EXPECT_NEAR(games.superiority, 0.99902, 0.00001);
    const double superiority = estimate(Pentanomial{{0, 0, 0, 0, 4}}).superiority;
    EXPECT_GT(superiority, 0.99);
    EXPECT_LT(superiority, 1);
}

}  // namespace
}  // namespace tianyuan::match
