#include "match/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tianyuan::match {
namespace {

SprtOptions bounds(double elo0, double elo1, EloModel model) {
    return {elo0, elo1, 0.05, 0.05, model};
}

TEST(Sprt, BoundsAreThoseOfWald) {
    // ln(β / (1 - α)) and ln((1 - β) / α): ± ln 19 = 2.944 for 5 % each.
    const SprtStatus even = sprt(bounds(0, 5, EloModel::Logistic), Trinomial{1, 1, 1});
    EXPECT_NEAR(even.lower, -2.944, 0.0005);
    EXPECT_NEAR(even.upper, 2.944, 0.0005);
    const SprtStatus uneven = sprt({0, 5, 0.1, 0.05, EloModel::Logistic}, Trinomial{1, 1, 1});
    EXPECT_NEAR(uneven.lower, std::log(0.05 / 0.9), 1e-12);
    EXPECT_NEAR(uneven.upper, std::log(0.95 / 0.1), 1e-12);
}

TEST(Sprt, WithoutDrawsIsTheTestOfACoin) {
    // Without draws the likelihoods are s^wins (1-s)^losses: 60 ln(s1 / s0) + 40 ln((1-s1) /
    // (1-s0)) with s0 = 0.5, s1 = 1 / (1 + 10^(-100/400)) = 0.640065: 60 × 0.246961 - 40 × 0.328685
    // = 1.67026. The thousandth of a draw changes the fourth digit.
    const SprtStatus status = sprt(bounds(0, 100, EloModel::Logistic), Trinomial{40, 0, 60});
    EXPECT_NEAR(status.llr, 1.6703, 0.001);
}

TEST(Sprt, AgreesWithTheValuesThatFastchessTestsItselfWith) {
    // Inputs and results as its own tests state them (they in turn follow fishtest), two digits.
    using enum EloModel;
    EXPECT_NEAR(sprt(bounds(0, 2, Normalized), Trinomial{36027, 68692, 36433}).llr, 0.92, 0.005);
    EXPECT_NEAR(sprt(bounds(-1.75, 0.25, Normalized), Trinomial{10650, 20431, 10871}).llr, 2.30,
                0.005);
    EXPECT_NEAR(sprt(bounds(0.5, 2.5, Logistic), Trinomial{21184, 40708, 21404}).llr, -1.57, 0.005);
    EXPECT_NEAR(sprt(bounds(0, 2, Logistic), Trinomial{57030, 106593, 57433}).llr, -2.59, 0.005);
    EXPECT_NEAR(sprt(bounds(0, 2, Normalized), Pentanomial{{365, 16618, 36229, 16974, 390}}).llr,
                2.25, 0.005);
    EXPECT_NEAR(
        sprt(bounds(-1.75, 0.25, Normalized), Pentanomial{{127, 4883, 10712, 5150, 104}}).llr, 3.01,
        0.005);
    EXPECT_NEAR(sprt(bounds(0.5, 2.5, Logistic), Pentanomial{{223, 9863, 21279, 10037, 246}}).llr,
                -3.07, 0.005);
    EXPECT_NEAR(sprt(bounds(0, 2, Logistic), Pentanomial{{871, 26175, 55983, 26678, 821}}).llr,
                -4.98, 0.005);
}

TEST(Sprt, ComesToAVerdictAtItsBounds) {
    const SprtOptions options = bounds(0, 50, EloModel::Normalized);
    EXPECT_EQ(sprt(options, Pentanomial{{2, 8, 20, 11, 3}}).verdict, SprtVerdict::Continue);
    EXPECT_EQ(sprt(options, Pentanomial{{10, 50, 200, 150, 90}}).verdict, SprtVerdict::AcceptH1);
    EXPECT_EQ(sprt(options, Pentanomial{{90, 150, 200, 50, 10}}).verdict, SprtVerdict::AcceptH0);
    EXPECT_EQ(sprt(options, Pentanomial{}).verdict, SprtVerdict::Continue);
    EXPECT_EQ(sprt(options, Pentanomial{}).llr, 0);
}

TEST(Sprt, IsTheSameSeenFromTheOtherSide) {
    const Pentanomial pairs{{3, 14, 40, 22, 8}};
    for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
        const double mine = sprt(bounds(-3, 7, model), pairs).llr;
        const double theirs = sprt(bounds(-7, 3, model), pairs.reversed()).llr;
        EXPECT_NEAR(mine, -theirs, 1e-7);
    }
}

TEST(Sprt, StaysFiniteForResultsOfOneKind) {
    for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
        for (std::size_t kind = 0; kind < 5; ++kind) {
            Pentanomial pairs;
            pairs.counts[kind] = 200;
            for (const double edge : {5.0, 60.0, 200.0}) {
                const double llr = sprt(bounds(-edge, edge, model), pairs).llr;
                EXPECT_TRUE(std::isfinite(llr)) << kind << " " << edge;
                if (kind < 2) {
                    EXPECT_LT(llr, 0) << kind << " " << edge;
                } else if (kind > 2) {
                    EXPECT_GT(llr, 0) << kind << " " << edge;
                }
            }
        }
    }
}

TEST(Sprt, IsReadFromTwoOrFourNumbers) {
    const auto two = sprtFromText("0,15");
    ASSERT_TRUE(two);
    EXPECT_EQ(*two, (SprtOptions{0, 15, 0.05, 0.05, EloModel::Normalized}));
    const auto four = sprtFromText("-1.75, 0.25, 0.1, 0.02");
    ASSERT_TRUE(four);
    EXPECT_EQ(*four, (SprtOptions{-1.75, 0.25, 0.1, 0.02, EloModel::Normalized}));
    EXPECT_EQ(toText(*four), "-1.75,0.25,0.1,0.02");
}

TEST(Sprt, RefusesWhatIsNoTest) {
    for (const char* text : {"", "5", "5,0", "0,0", "0,5,0.05", "0,5,0,0.05", "0,5,0.05,0.7", "a,b",
                             "0,5x", "0,5,0.05,0.05,1", "0,nan", "-900,0", "0,,5"}) {
        EXPECT_FALSE(sprtFromText(text)) << text;
    }
}

}  // namespace
}  // namespace tianyuan::match
