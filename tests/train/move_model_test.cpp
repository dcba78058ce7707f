#include "train/move_model.h"

#include "eval/network_evaluator.h"
#include "search/candidates.h"
#include "train/move_tuner.h"
#include "train/self_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

namespace tianyuan::train {
namespace {

using namespace eval;

std::vector<TrainingGame> someGames(Rule rule, int count) {
    SelfPlaySetup setup;
    setup.rule = rule;
    setup.nodes = 300;
    SelfPlayer player(setup);
    std::vector<TrainingGame> games;
    for (int number = 1; number <= count; ++number) {
        games.push_back(*player.play(static_cast<std::uint32_t>(number), {}));
    }
    return games;
}

MoveSamples samplesOf(Rule rule, int games) {
    MoveSamples samples;
    for (const TrainingGame& game : someGames(rule, games)) {
        EXPECT_TRUE(addMoveSamples(samples, game, {rule, 15, ""}, PointTable::of(rule)));
    }
    return samples;
}

/// One whose numbers are large enough to matter.
MoveModel randomModel() {
    MoveModel model(1);
    std::mt19937_64 random(2);
    fillRandomly(model.points().rows(), 0.3F, random);
    fillRandomly(model.windows().values, 0.2F, random);
    fillRandomly(model.readings().values, 0.1F, random);
    return model;
}

TEST(MoveModel, ItsSlopeIsTheOneThatLossesShow) {
    const MoveSamples samples = samplesOf(Rule::Freestyle, 2);
    MoveModel model = randomModel();
    const auto loss = [&] {
        double sum = 0;
        for (const MoveSample& sample : samples.samples) {
            sum += model.foretell(samples, sample).loss;
        }
        return sum;
    };
    double learnt = 0;
    for (const MoveSample& sample : samples.samples) learnt += model.learn(samples, sample).loss;
    EXPECT_NEAR(learnt, loss(), 1e-6);

    double largest = 0;
    const auto expectSlope = [&](FloatRow& row, const FloatRow& slope) {
        for (int i = 0; i < NetworkWidth; i += 3) {
            constexpr float Step = 1e-3F;
            const float before = row[i];
            row[i] = before + Step;
            const double high = loss();
            row[i] = before - Step;
            const double low = loss();
            row[i] = before;
            const double measured = (high - low) / (2 * static_cast<double>(Step));
            EXPECT_NEAR(static_cast<double>(slope[i]), measured, 0.02 + 0.03 * std::abs(measured));
            largest = std::max(largest, std::abs(measured));
        }
    };
    const MoveChoice& choice = samples.choices[samples.choices.size() / 2];
    expectSlope(model.points().rows()[choice.own], model.points().slopes()[choice.own]);
    const std::size_t others = PointRows::Others + choice.others;
    expectSlope(model.points().rows()[others], model.points().slopes()[others]);
    for (const Window window : choice.windows) {
        expectSlope(model.windows().values[window], model.windows().slope[window]);
    }
    for (std::size_t row = 0; row < model.readings().values.size(); row += 4) {
        expectSlope(model.readings().values[row], model.readings().slope[row]);
    }
    EXPECT_GT(largest, 1) << "or nothing was measured";
}

TEST(MoveModel, RoundedSaysWhatItSaid) {
    const auto games = someGames(Rule::Renju, 2);
    const MoveModel model = randomModel();
    auto weights = std::make_unique<Weights>(weightsFor(Rule::Renju));
    const auto network = std::make_shared<MoveNetwork>();
    model.writeTo(*network);
    weights->moveNetworks = {network, network};
    const PointTable points(Rule::Renju, *weights);
    int asked = 0;
    for (const TrainingGame& game : games) {
        ShapeMap map(Rule::Renju, 15, points);
        NetworkEvaluator judge(map);
        Side side = BlackSide;
        for (const TrainingMove& move : game.moves) {
            judge.readMoves(map, side);
            map.empty().forEach(15, [&](Cell cell) {
                MoveSample sample{};
                sample.side = side;
                sample.count = 1;
                sample.chosen = 0;
                sample.rest = 0;  // as likely as a move of rank 0
                const NetworkRow& sums = judge.sums(map, side);
                for (std::size_t i = 0; i < NetworkWidth; ++i) {
                    sample.sums[i] = sums[static_cast<int>(i)];
                }
                for (std::size_t threat = 0; threat < ThreatCount; ++threat) {
                    const auto count = [&](Side of) {
                        return static_cast<std::uint8_t>(std::min(
                            map.count(of, static_cast<Threat>(threat)), MoveNetwork::MostCounted));
                    };
                    sample.counts[threat] = count(side);
                    sample.counts[ThreatCount + threat] = count(other(side));
                }
                MoveChoice choice{map.code(side, cell), map.code(other(side), cell), {}, 0};
                for (int direction = 0; direction < 4; ++direction) {
                    choice.windows[static_cast<std::size_t>(direction)] =
                        windowsOf(side)[map.around(cell, direction)];
                }
                const MoveSamples alone{{sample}, {choice}};
                // The loss is log(1 + exp(-logit)).
                const double odds = std::expm1(model.foretell(alone, sample).loss);
                const double logit = -std::log(odds);
                if (std::abs(logit) > 8) return;  // too sure to be told back
                EXPECT_NEAR(judge.moreRank(map, side, cell), 100 * logit, 10);
                ++asked;
            });
            judge.placing(map);
            map.place(cellOf(move.point), side);
            side = other(side);
        }
    }
    EXPECT_GT(asked, 1000);
}

TEST(MoveTuner, ForetellsBetterWhatItHasNotSeen) {
    const GameFileContent file{
        {Rule::Freestyle, 15, ""}, someGames(Rule::Freestyle, 600), 0, false};
    MoveTuneSetup setup;
    setup.heldOut = 0.2;
    setup.pace = {4, 128};
    int epochs = 0;
    auto start = std::make_unique<Weights>(weightsFor(Rule::Freestyle));
    start->moveNetworks = {};
    const auto tuned = tuneMoves({&file, 1}, *start, setup, {}, [&](int) { ++epochs; });
    ASSERT_TRUE(tuned);
    EXPECT_EQ(epochs, 4);
    EXPECT_EQ(tuned->report.games, 600U);
    EXPECT_LT(tuned->report.after.crossEntropy, tuned->report.before.crossEntropy - 0.02);
    EXPECT_TRUE(tuned->weights->moveNetworks[BlackSide]);
    EXPECT_EQ(tuned->weights->moveNetworks[BlackSide], tuned->weights->moveNetworks[WhiteSide]);
}

TEST(MoveTuner, WantsANetworkThatJudges) {
    const GameFileContent file{{Rule::Freestyle, 15, ""}, {}, 0, false};
    const auto tuned = tuneMoves({&file, 1}, *handMadeWeights(Rule::Freestyle), {}, {}, {});
    ASSERT_FALSE(tuned);
    EXPECT_EQ(tuned.reason().code, "train.no-network");
}

}  // namespace
}  // namespace tianyuan::train
