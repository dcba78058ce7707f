#include "eval/weights_text.h"

#include "eval/move_network_text.h"

#include <gtest/gtest.h>

#include <random>

namespace tianyuan::eval {
namespace {

std::shared_ptr<const Network> networkWith(std::int32_t bias) {
    const auto network = std::make_shared<Network>();
    network->bias = bias;
    network->points[7].own[3] = -5;
    return network;
}

std::shared_ptr<const MoveNetwork> moveNetworkWith(std::int16_t number) {
    const auto network = std::make_shared<MoveNetwork>();
    network->always[5] = number;
    network->windows[100][2] = static_cast<std::int16_t>(-number);
    return network;
}

std::unique_ptr<Weights> someChanged(Rule rule, bool alike) {
    std::mt19937_64 random(1);
    auto weights = handMadeWeights(rule);
    const auto change = [&random](PointWeight& weight) {
        weight.attack = static_cast<std::int16_t>(random());
        weight.defence = static_cast<std::int16_t>(random());
    };
    for (int i = 0; i < 500; ++i) {
        const std::size_t code = random() % PointCodeCount;
        PointWeight& black = weights->points[BlackSide][code];
        PointWeight& white = weights->points[WhiteSide][code];
        change(black);
        white.attack = alike ? black.attack : static_cast<std::int16_t>(~black.attack);
        white.defence = black.defence;
    }
    weights->networks[BlackSide] = networkWith(1);
    weights->networks[WhiteSide] = alike ? weights->networks[BlackSide] : networkWith(2);
    weights->moveNetworks[BlackSide] = moveNetworkWith(3);
    weights->moveNetworks[WhiteSide] = alike ? weights->moveNetworks[BlackSide] : nullptr;
    return weights;
}

TEST(WeightsText, GivesBackWhatWasWritten) {
    for (const bool alike : {true, false}) {
        for (const Rule rule : {Rule::Freestyle, Rule::Renju}) {
            const auto weights = someChanged(rule, alike);
            const std::string text = textOf(*weights, rule, "made\nin a test");
            const auto read = weightsFromText(text);
            ASSERT_TRUE(read);
            EXPECT_EQ((*read)->points, weights->points);
            for (const Side side : {BlackSide, WhiteSide}) {
                ASSERT_TRUE((*read)->networks[side]);
                EXPECT_TRUE(*(*read)->networks[side] == *weights->networks[side]);
                const MoveNetwork* moves = weights->moveNetworks[side].get();
                ASSERT_EQ((*read)->moveNetworks[side] != nullptr, moves != nullptr);
                if (moves) {
                    EXPECT_EQ(textOf(*(*read)->moveNetworks[side]), textOf(*moves));
                }
            }
        }
    }
}

TEST(WeightsText, ColoursThatAreAlikeShareANetwork) {
    const auto read =
        weightsFromText(textOf(*someChanged(Rule::Freestyle, true), Rule::Freestyle, ""));
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->networks[BlackSide], (*read)->networks[WhiteSide]);
    EXPECT_EQ((*read)->moveNetworks[BlackSide], (*read)->moveNetworks[WhiteSide]);
}

TEST(WeightsText, WeightsMadeByHandAreAnEmptyList) {
    EXPECT_EQ(textOf(*handMadeWeights(Rule::Standard), Rule::Standard, "a comment"),
              "tianyuan-weights 3 standard\n# a comment\nmoves both\n");
}

TEST(WeightsText, ABadLineIsNamed) {
    const std::string start = "tianyuan-weights 3 freestyle\nmoves both\n";
    for (const char* line : {"0012 1", "0012 1 2 3", "0012 1 x", "zz 1 2", "0012", "10000 1 2",
                             "0012 1 99999", "moves red", "012 1 2"}) {
        const auto read = weightsFromText(start + line + "\n");
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.reason(), (Reason{"weights.bad-line", {"3"}})) << line;
    }
    EXPECT_FALSE(weightsFromText("tianyuan-weights 3 freestyle\n0012 1 2\n"));
    EXPECT_EQ(weightsFromText("").reason().code, "weights.none");
    EXPECT_EQ(weightsFromText("tianyuan-weights 3 chess\n").reason().code, "weights.none");
}

TEST(WeightsText, ANetworkThatIsCutOffIsRefused) {
    const std::string text = textOf(*someChanged(Rule::Freestyle, false), Rule::Freestyle, "");
    const std::size_t direct = text.find("direct ");
    EXPECT_EQ(weightsFromText(text.substr(0, direct)).reason().code, "weights.bad-line");
    const std::string without = text.substr(0, direct) + text.substr(text.find('\n', direct) + 1);
    EXPECT_EQ(weightsFromText(without).reason().code, "weights.bad-line");
    const std::size_t last = text.find("sum 15 ");
    EXPECT_EQ(weightsFromText(text.substr(0, last)).reason().code, "weights.bad-line");
}

TEST(Weights, EveryNumberCountsForTheFingerprint) {
    const auto weights = someChanged(Rule::Freestyle, false);
    const std::uint32_t before = fingerprintOf(*weights);
    weights->moveNetworks[BlackSide] = moveNetworkWith(4);
    EXPECT_NE(fingerprintOf(*weights), before);
}

TEST(Weights, TheEngineHasLearntSomethingForEveryRule) {
    for (const Rule rule : AllRules) {
        EXPECT_NE(weightsFor(rule).points, handMadeWeights(rule)->points) << idOf(rule);
        EXPECT_TRUE(weightsFor(rule).networks[BlackSide]) << idOf(rule);
        EXPECT_TRUE(weightsFor(rule).networks[WhiteSide]) << idOf(rule);
    }
}

}  // namespace
}  // namespace tianyuan::eval
