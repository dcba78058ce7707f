#include "eval/weights_text.h"

#include <gtest/gtest.h>

#include <random>

namespace tianyuan::eval {
namespace {

std::unique_ptr<Weights> someChanged(Rule rule, bool alike) {
    std::mt19937_64 random(1);
    auto weights = handMadeWeights(rule);
    const auto number = [&random] { return static_cast<std::int16_t>(random()); };
    for (int i = 0; i < 500; ++i) {
        weights->points[BlackSide][random() % PointCodeCount] = {number(), number(), number(),
                                                                 number()};
        weights->standing[BlackSide][random() % StandingCount] = number();
        if (!alike) weights->points[WhiteSide][random() % PointCodeCount].toMove = number();
    }
    if (alike) {
        weights->points[WhiteSide] = weights->points[BlackSide];
        weights->standing[WhiteSide] = weights->standing[BlackSide];
    }
    return weights;
}

void expectSame(const Weights& a, const Weights& b) {
    EXPECT_EQ(a.points, b.points);
    EXPECT_EQ(a.standing, b.standing);
}

TEST(WeightsText, GivesBackWhatWasWritten) {
    for (const bool alike : {true, false}) {
        for (const Rule rule : {Rule::Freestyle, Rule::Renju}) {
            const auto weights = someChanged(rule, alike);
            const std::string text = textOf(*weights, rule, "made\nin a test");
            const auto read = weightsFromText(text);
            ASSERT_TRUE(read);
            expectSame(**read, *weights);
        }
    }
}

TEST(WeightsText, WeightsMadeByHandAreAnEmptyList) {
    EXPECT_EQ(textOf(*handMadeWeights(Rule::Standard), Rule::Standard, "a comment"),
              "tianyuan-weights 1 standard\n# a comment\npoints both\nstanding both\n");
}

TEST(WeightsText, ABadLineIsNamed) {
    const std::string start = "tianyuan-weights 1 freestyle\npoints both\n";
    for (const char* line : {"0012 1 2 3", "0012 1 2 3 4 5", "0012 1 2 3 x", "zz 1 2 3 4", "0012",
                             "10000 1 2 3 4", "0012 1 2 3 99999", "points red"}) {
        const auto read = weightsFromText(start + line + "\n");
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.reason(), (Reason{"weights.bad-line", {"3"}})) << line;
    }
    const std::string standing = "tianyuan-weights 1 freestyle\nstanding black\n";
    for (const char* line : {"2000 1", "1fff 1 2", "0", "-1 3"}) {
        ASSERT_FALSE(weightsFromText(standing + line)) << line;
    }
    EXPECT_FALSE(weightsFromText("tianyuan-weights 1 freestyle\n0012 1 2 3 4\n"));
    EXPECT_EQ(weightsFromText("").reason().code, "weights.none");
    EXPECT_EQ(weightsFromText("tianyuan-weights 1 chess\n").reason().code, "weights.none");
}

TEST(Weights, TheEngineHasLearntSomethingForEveryRule) {
    for (const Rule rule : AllRules) {
        EXPECT_NE(weightsFor(rule).points, handMadeWeights(rule)->points) << idOf(rule);
    }
}

}  // namespace
}  // namespace tianyuan::eval
