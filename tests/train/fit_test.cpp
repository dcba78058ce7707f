#include "train/policy_fit.h"
#include "train/value_fit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <span>

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
        value.first = static_cast<std::uint32_t>(samples.pairs.size());
        value.count = 6;
        value.side = static_cast<Side>(random() % 2);
        value.resultCounts = true;
        value.score = static_cast<std::int16_t>(static_cast<int>(random() % 1601) - 800);
        value.result = static_cast<float>(random() % 2);
        for (int j = 0; j < value.count; ++j) {
            samples.pairs.push_back(
                {code(), code(), static_cast<std::int16_t>(static_cast<int>(random() % 4) - 1)});
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
    weights->points[WhiteSide] = weights->points[BlackSide];
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

TEST(NetworkModel, ItsSlopeIsTheOneThatLossesShow) {
    const Samples samples = randomSamples(50, 1);
    NetworkModel model(nullptr, 2);
    std::mt19937_64 random(3);
    std::normal_distribution<float> number(0, 0.5F);
    for (FloatRow& row : model.rows()) {
        for (int i = 0; i < NetworkWidth; ++i) row[i] = number(random);
    }
    for (FloatRow& row : model.head().values) {
        for (int i = 0; i < NetworkWidth; ++i) row[i] = number(random);
    }
    const auto loss = [&] {
        double sum = 0;
        for (const ValueSample& sample : samples.values) {
            sum += logisticLoss(static_cast<double>(model.logit(samples.pairsOf(sample))),
                                static_cast<double>(sample.result));
        }
        return sum;
    };
    for (const ValueSample& sample : samples.values) {
        model.learn(samples.pairsOf(sample), sample.result);
    }
    const auto expectSlope = [&](FloatRow& row, const FloatRow& slope, int i) {
        constexpr float Step = 2e-4F;  // seldom across a bend
        const float before = row[i];
        row[i] = before + Step;
        const double high = loss();
        row[i] = before - Step;
        const double low = loss();
        row[i] = before;
        EXPECT_NEAR(static_cast<double>(slope[i]), (high - low) / (2 * Step), 0.05) << i;
    };
    double largest = 0;
    for (int i = 0; i < NetworkWidth; ++i) {
        expectSlope(model.rows()[3], model.rowSlopes()[3], i);
        expectSlope(model.rows()[PointCodeCount + 5], model.rowSlopes()[PointCodeCount + 5], i);
        for (std::size_t row = 0; row + 1 < model.head().values.size(); ++row) {
            expectSlope(model.head().values[row], model.head().slope[row], i);
        }
        largest = std::max(largest, std::abs(static_cast<double>(model.rowSlopes()[3][i])));
    }
    expectSlope(model.head().values.back(), model.head().slope.back(), 0);
    EXPECT_GT(largest, 0.5) << "or nothing was measured";
}

/// The sums that eval::Network keeps for these points.
int scoreOf(const Network& network, std::span<const PointPair> pairs) {
    NetworkRow sums{};
    for (const PointPair& pair : pairs) {
        for (int i = 0; i < NetworkWidth; ++i) {
            const int worth =
                network.points[pair.own].own[i] + network.points[pair.others].others[i];
            sums[i] = static_cast<std::int16_t>(
                sums[i] + pair.count * std::clamp<int>(worth, 0, Network::MostOfPoint));
        }
    }
    return network.score(sums);
}

TEST(NetworkModel, RoundedItSaysTheSame) {
    const Samples samples = randomSamples(200, 4);
    NetworkModel model(nullptr, 5);
    for (int i = 0; i < 100; ++i) {
        for (const ValueSample& sample : samples.values) {
            model.learn(samples.pairsOf(sample), sample.result);
        }
        model.step(0.02F, samples.values.size(), 200, {1, 1});
    }
    const Network rounded = model.rounded();
    const NetworkModel again(&rounded, 0);
    double spread = 0;
    for (const ValueSample& sample : samples.values) {
        const auto pairs = samples.pairsOf(sample);
        const auto logit = static_cast<double>(model.logit(pairs));
        EXPECT_NEAR(scoreOf(rounded, pairs), logit * ScoreUnit, 0.15 * ScoreUnit);
        EXPECT_NEAR(static_cast<double>(again.logit(pairs)) * ScoreUnit, scoreOf(rounded, pairs),
                    0.03 * ScoreUnit);
        spread = std::max(spread, std::abs(logit));
    }
    EXPECT_GT(spread, 1) << "or nothing was learnt";
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

/// Gives samples the results and choices that `truth` and the worth of pairs make likely. A pair is
/// worth what no sum over single codes could say: it counts for who has the larger code.
double trueLogit(std::span<const PointPair> pairs) {
    double logit = 0;
    for (const PointPair& pair : pairs) {
        logit += pair.count * (pair.own > pair.others ? 0.8 : pair.own < pair.others ? -0.8 : 0);
    }
    return logit;
}

void label(Samples& samples, const Weights& truth, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<> chance;
    const auto& points = truth.points[BlackSide];
    for (ValueSample& sample : samples.values) {
        const bool wins = chance(random) < chanceOf(trueLogit(samples.pairsOf(sample)));
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

TEST(ValueFit, LearnsWhatMadeTheResults) {
    constexpr std::size_t Count = 20000;
    constexpr std::size_t Batch = 500;
    Samples samples = randomSamples(Count + 5000, 5);
    label(samples, *randomWeights(6), 7);
    const auto which = all(samples.values.size());
    const auto unseen = std::span(which).subspan(Count);
    const ValueTarget target{1, 1};
    ValueFit fit(Rule::Freestyle, *handMadeWeights(Rule::Freestyle), {1, 4}, 1);
    for (int epoch = 0; epoch < 12; ++epoch) {
        for (std::size_t from = 0; from < Count; from += Batch) {
            fit.step(samples, std::span(which).subspan(from, Batch), target,
                     0.01 * (1 - epoch / 12.0), Count);
        }
    }
    double least = 0;
    for (const std::uint32_t index : unseen) {
        const double logit = trueLogit(samples.pairsOf(samples.values[index]));
        least += logisticLoss(logit, static_cast<double>(samples.values[index].result)) / 5000;
    }
    EXPECT_LT(least, 0.6) << "or there is nothing to learn";
    EXPECT_NEAR(fit.loss(samples, unseen, target), least, 0.03);
    const auto learnt = std::make_unique<Weights>();
    fit.writeTo(*learnt);
    ASSERT_TRUE(learnt->networks[BlackSide]);
    EXPECT_EQ(learnt->networks[BlackSide], learnt->networks[WhiteSide]) << "alike in freestyle";
}

TEST(ValueFit, ColoursLearnForThemselvesInRenju) {
    Samples samples = randomSamples(100, 9);
    for (std::size_t i = 0; i < 100; ++i) {  // each once with Black to move, and once with White
        ValueSample& sample = samples.values[i];
        sample.side = BlackSide;
        sample.result = 1;
        ValueSample turned = sample;
        turned.side = WhiteSide;
        turned.result = 0;
        samples.values.push_back(turned);
    }
    const auto which = all(200);
    const auto lossAfter = [&](Rule rule) {
        ValueFit fit(rule, *handMadeWeights(rule), {1, 1}, 1);
        for (int i = 0; i < 60; ++i) fit.step(samples, which, {1, 1}, 0.02, 200);
        return fit.loss(samples, which, {1, 1});
    };
    EXPECT_LT(lossAfter(Rule::Renju), 0.1);
    EXPECT_GT(lossAfter(Rule::Freestyle), 0.6) << "one network cannot know who is to move";
}

TEST(PolicyFit, RecoversTheWeightsThatMadeTheChoices) {
    constexpr std::size_t Count = 30000;
    constexpr int Steps = 150;
    Samples samples = randomSamples(Count, 5);
    const auto truth = randomWeights(6);
    label(samples, *truth, 7);
    const auto which = all(Count);
    const auto nothing = std::make_unique<Weights>();
    PolicyFit policy(Rule::Freestyle, *nothing, {1, 1});
    for (int i = 0; i < Steps; ++i) {
        policy.step(samples, which, 0.03 * (1 - double(i) / Steps), Count);
    }
    EXPECT_NEAR(policy.loss(samples, which).crossEntropy,
                PolicyFit(Rule::Freestyle, *truth, {}).loss(samples, which).crossEntropy, 0.002);
    const auto learnt = std::make_unique<Weights>();
    policy.writeTo(*learnt);
    // Choices show differences only, so ranks are compared with those of the first code.
    const auto& found = learnt->points[BlackSide];
    const auto& real = truth->points[BlackSide];
    for (std::size_t code = 0; code < Codes; ++code) {
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
