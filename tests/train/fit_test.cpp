#include "train/policy_fit.h"
#include "train/value_fit.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>

namespace tianyuan::train {
namespace {

using namespace eval;

constexpr int Codes = 12;  // a few are enough

Samples randomSamples(std::size_t count, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto code = [&random] { return static_cast<PointCode>(random() % Codes); };
    Samples samples;
    for (std::size_t i = 0; i < count; ++i) {
        ValueSample value{};
        value.first = static_cast<std::uint32_t>(samples.counts.size());
        value.own = value.others = 6;
        value.standing = static_cast<std::uint16_t>(random() % 4);
        value.side = static_cast<Side>(random() % 2);
        value.resultCounts = true;
        value.score = static_cast<std::int16_t>(static_cast<int>(random() % 1601) - 800);
        value.result = static_cast<float>(random() % 2);
        for (int j = 0; j < 12; ++j) {
            samples.counts.push_back({code(), static_cast<std::uint16_t>(1 + random() % 3)});
        }
        samples.values.push_back(value);
        PolicySample policy{};
        policy.first = static_cast<std::uint32_t>(samples.choices.size());
        policy.count = 5;
        policy.chosen = static_cast<std::uint16_t>(random() % 5);
        policy.side = value.side;
        for (int j = 0; j < 5; ++j) samples.choices.push_back({code(), code()});
        samples.policies.push_back(policy);
    }
    return samples;
}

std::vector<std::uint32_t> all(std::size_t count) {
    std::vector<std::uint32_t> which(count);
    std::iota(which.begin(), which.end(), 0);
    return which;
}

std::unique_ptr<Weights> randomWeights(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto number = [&] { return static_cast<std::int16_t>(random() % 121 - 60); };
    auto weights = std::make_unique<Weights>();
    for (PointWeight& point : weights->points[BlackSide]) {
        point = {number(), number(), number(), number()};
    }
    for (std::int16_t& score : weights->standing[BlackSide]) score = number();
    weights->points[WhiteSide] = weights->points[BlackSide];
    weights->standing[WhiteSide] = weights->standing[BlackSide];
    return weights;
}

/// The slope by one weight, from the losses a little to either side of it.
template <typename Loss>
double measuredSlope(const Weights& at, std::int16_t& (*entry)(Weights&), int unit,
                     const Loss& loss) {
    constexpr int Step = 4;
    auto low = std::make_unique<Weights>(at);
    auto high = std::make_unique<Weights>(at);
    entry(*low) = static_cast<std::int16_t>(entry(*low) - Step);
    entry(*high) = static_cast<std::int16_t>(entry(*high) + Step);
    return (loss(*high) - loss(*low)) / (2.0 * Step / unit);
}

TEST(ValueFit, ItsSlopeIsTheOneThatLossesShow) {
    const Samples samples = randomSamples(200, 1);
    const auto which = all(200);
    const ValueTarget target{0.5, 0.8};
    const auto weights = randomWeights(2);
    ValueFit fit(Rule::Renju, *weights, {}, {});
    const std::vector<double> slope = fit.slopeOf(samples, which, target);
    const auto measured = [&](std::int16_t& (*entry)(Weights&)) {
        return measuredSlope(*weights, entry, ScoreUnit, [&](const Weights& at) {
            return ValueFit(Rule::Renju, at, {}, {}).loss(samples, which, target);
        });
    };
    // Tables in their order: Black's toMove, waiting and standing, then White's.
    constexpr std::size_t Standing = 2 * PointCodeCount;
    constexpr std::size_t White = Standing + StandingCount;
    EXPECT_NEAR(slope[3],
                measured([](Weights& w) -> std::int16_t& { return w.points[0][3].toMove; }), 1e-4);
    EXPECT_NEAR(slope[PointCodeCount + 7],
                measured([](Weights& w) -> std::int16_t& { return w.points[0][7].waiting; }), 1e-4);
    EXPECT_NEAR(slope[Standing + 2],
                measured([](Weights& w) -> std::int16_t& { return w.standing[0][2]; }), 1e-4);
    EXPECT_NEAR(slope[White + 5],
                measured([](Weights& w) -> std::int16_t& { return w.points[1][5].toMove; }), 1e-4);
    EXPECT_GT(std::abs(slope[3]), 1e-3) << "or nothing was measured";
}

TEST(PolicyFit, ItsSlopeIsTheOneThatLossesShow) {
    const Samples samples = randomSamples(200, 3);
    const auto which = all(200);
    const auto weights = randomWeights(4);
    PolicyFit fit(Rule::Renju, *weights, {});
    const std::vector<double> slope = fit.slopeOf(samples, which);
    const auto measured = [&](std::int16_t& (*entry)(Weights&)) {
        return measuredSlope(*weights, entry, RankUnit, [&](const Weights& at) {
            return PolicyFit(Rule::Renju, at, {}).loss(samples, which).crossEntropy;
        });
    };
    EXPECT_NEAR(slope[4],
                measured([](Weights& w) -> std::int16_t& { return w.points[0][4].attack; }), 1e-4);
    EXPECT_NEAR(slope[PointCodeCount + 9],
                measured([](Weights& w) -> std::int16_t& { return w.points[0][9].defence; }), 1e-4);
    EXPECT_NEAR(slope[2 * PointCodeCount + 1],
                measured([](Weights& w) -> std::int16_t& { return w.points[1][1].attack; }), 1e-4);
    EXPECT_GT(std::abs(slope[4]), 1e-3) << "or nothing was measured";
}

/// Gives samples the results and choices that `truth` makes likely.
void label(Samples& samples, const Weights& truth, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<> chance;
    const auto& points = truth.points[BlackSide];
    for (ValueSample& sample : samples.values) {
        int score = truth.standing[BlackSide][sample.standing];
        for (const CodeCount& each : samples.ownOf(sample)) {
            score += points[each.code].toMove * each.count;
        }
        for (const CodeCount& each : samples.othersOf(sample)) {
            score -= points[each.code].waiting * each.count;
        }
        const bool wins = chance(random) < 1 / (1 + std::exp(-double(score) / ScoreUnit));
        sample.result = wins ? 1.0F : 0.0F;
    }
    for (PolicySample& sample : samples.policies) {
        std::vector<double> odds;
        for (const Choice& choice : samples.choicesOf(sample)) {
            const int rank = points[choice.own].attack + points[choice.others].defence;
            odds.push_back(std::exp(double(rank) / RankUnit));
        }
        std::discrete_distribution<int> draw(odds.begin(), odds.end());
        sample.chosen = static_cast<std::uint16_t>(draw(random));
    }
}

TEST(Fit, RecoversTheWeightsThatMadeTheResults) {
    constexpr std::size_t Count = 30000;
    constexpr int Steps = 150;
    Samples samples = randomSamples(Count, 5);
    const auto truth = randomWeights(6);
    label(samples, *truth, 7);
    const auto which = all(Count);
    const auto nothing = std::make_unique<Weights>();
    const ValueTarget target{1, 1};
    ValueFit value(Rule::Freestyle, *nothing, {1, 1}, {1, 1});
    PolicyFit policy(Rule::Freestyle, *nothing, {1, 1});
    for (int i = 0; i < Steps; ++i) {
        const double rate = 0.03 * (1 - double(i) / Steps);
        value.step(samples, which, target, rate, Count);
        policy.step(samples, which, rate, Count);
    }
    EXPECT_NEAR(value.loss(samples, which, target),
                ValueFit(Rule::Freestyle, *truth, {}, {}).loss(samples, which, target), 0.002);
    EXPECT_NEAR(policy.loss(samples, which).crossEntropy,
                PolicyFit(Rule::Freestyle, *truth, {}).loss(samples, which).crossEntropy, 0.002);
    const auto learnt = std::make_unique<Weights>();
    value.writeTo(*learnt);
    policy.writeTo(*learnt);
    // Choices show differences only, so ranks are compared with those of the first code.
    const auto& found = learnt->points[BlackSide];
    const auto& real = truth->points[BlackSide];
    for (std::size_t code = 0; code < Codes; ++code) {
        EXPECT_NEAR(found[code].toMove, real[code].toMove, 15) << code;
        EXPECT_NEAR(found[code].waiting, real[code].waiting, 15) << code;
        EXPECT_NEAR(found[code].attack - found[0].attack, real[code].attack - real[0].attack, 10);
        EXPECT_NEAR(found[code].defence - found[0].defence, real[code].defence - real[0].defence,
                    10);
    }
    EXPECT_EQ(learnt->points[BlackSide], learnt->points[WhiteSide]) << "alike in freestyle";
}

TEST(FactoredTable, WhatIsNeverSeenLearnsFromItsLike) {
    Basis basis;
    basis.parts = {{0}, {0}, {1}};
    basis.sharedCount = 2;
    FactoredTable table({1, 1, 1}, basis, {0.1, 1});
    for (int i = 0; i < 100; ++i) {
        table.slope()[0] = table.values()[0] - 2;  // the loss is least at 2
        table.step(0.05 * (1 - i / 100.0), 1000);
    }
    EXPECT_NEAR(table.values()[0], 2, 0.05);
    EXPECT_GT(table.values()[1], 1.3) << "shares with the first";
    EXPECT_EQ(table.values()[2], 1) << "shares nothing";
}

TEST(ValueTarget, ScoresAreScaledToTheResults) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<> chance;
    Samples samples = randomSamples(20000, 8);
    for (ValueSample& sample : samples.values) {
        const double real = 1 / (1 + std::exp(-0.7 * sample.score / ScoreUnit));
        sample.result = chance(random) < real ? 1.0F : 0.0F;
    }
    EXPECT_NEAR(bestScoreScale(samples.values), 0.7, 0.05);
}

}  // namespace
}  // namespace tianyuan::train
