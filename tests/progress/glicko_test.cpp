#include "progress/glicko.h"

#include <gtest/gtest.h>

#include <array>

namespace tianyuan::progress {
namespace {

/// The example of the paper.
constexpr std::array Example{Encounter{1400, 30, 1}, Encounter{1550, 100, 0},
                             Encounter{1700, 300, 0}};

TEST(Glicko, GivesTheNumbersOfThePublishedExample) {
    const Rating after = updated({1500, 200, 0.06}, Example);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, ExpectsTheScoresOfThePublishedExample) {
    const Rating own{1500, 200, 0.06};
    EXPECT_NEAR(expectedScore(own, 1400, 30), 0.639, 0.0005);
    EXPECT_NEAR(expectedScore(own, 1550, 100), 0.432, 0.0005);
    EXPECT_NEAR(expectedScore(own, 1700, 300), 0.303, 0.0005);
}

TEST(Glicko, GrowsLessSureWithoutGamesAndNeverLessThanAtFirst) {
    Rating rating{1500, 50, 0.06};
    const Rating later = updated(rating, {});
    EXPECT_EQ(later.rating, 1500);
    EXPECT_GT(later.deviation, 50);
    EXPECT_EQ(later.volatility, 0.06);
    for (int day = 0; day < 10'000; ++day) rating = updated(rating, {});
    EXPECT_EQ(rating.deviation, 350);
}

TEST(Glicko, RisesByWinsAndFallsByLosses) {
    const Encounter won{1500, 50, 1}, lost{1500, 50, 0}, drawn{1500, 50, 0.5};
    EXPECT_GT(updated({}, {&won, 1}).rating, 1500);
    EXPECT_LT(updated({}, {&lost, 1}).rating, 1500);
    EXPECT_NEAR(updated({}, {&drawn, 1}).rating, 1500, 1e-9);
}

/// A result that nobody expected makes the volatility grow, and the search for it still ends.
TEST(Glicko, BearsAnUpset) {
    const std::array upset{Encounter{3000, 50, 1}, Encounter{3000, 50, 1}, Encounter{3000, 50, 1}};
    const Rating after = updated({1000, 50, 0.06}, upset);
    EXPECT_GT(after.volatility, 0.06);
    EXPECT_GT(after.rating, 1000);
    EXPECT_LT(after.rating, 3000);
}

}  // namespace
}  // namespace tianyuan::progress
