#include "train/move_tuner.h"

#include "core/splitmix.h"
#include "train/move_model.h"

#include <algorithm>
#include <array>

namespace tianyuan::train {
namespace {

struct Lessons {
    MoveSamples samples;
    std::array<Split, 2> split;  // by the model that learns
    std::size_t games = 0;
    std::size_t gamesHeldOut = 0;
};

Result<Lessons> lessonsFrom(std::span<const GameFileContent> files, const eval::Weights& start,
                            const MoveTuneSetup& setup) {
    const Rule rule = files.front().header.rule;
    const eval::PointTable points(rule, start);
    Lessons lessons;
    for (std::size_t file = 0; file < files.size(); ++file) {
        for (const TrainingGame& game : files[file].games) {
            const bool holdOut = static_cast<double>(mixed(setup.seed, file, game.number) % 1000) <
                                 setup.heldOut * 1000;
            const std::size_t from = lessons.samples.samples.size();
            if (!addMoveSamples(lessons.samples, game, files[file].header, points)) {
                return Reason{"train.impossible-game", {std::to_string(game.number)}};
            }
            for (std::size_t i = from; i < lessons.samples.samples.size(); ++i) {
                const eval::Side side = lessons.samples.samples[i].side;
                lessons.split[rule == Rule::Renju ? side : 0].add(i, i + 1, holdOut);
            }
            ++lessons.games;
            if (holdOut) ++lessons.gamesHeldOut;
        }
    }
    return lessons;
}

/// What the weights of the points alone foretell, to compare with.
MoveModel knowingNothing() {
    MoveModel model(0);
    std::fill(model.readings().values.begin(), model.readings().values.end(), FloatRow{});
    return model;
}

void addLoss(PolicyLoss& sum, const MoveModel& model, const MoveSamples& samples,
             std::span<const std::uint32_t> which) {
    for (const std::uint32_t index : which) {
        const Foretold foretold = model.foretell(samples, samples.samples[index]);
        sum.crossEntropy += foretold.loss;
        if (foretold.isHit) ++sum.hits;
    }
}

void divide(PolicyLoss& sum, std::size_t count) {
    sum.crossEntropy /= static_cast<double>(count);
    sum.hits /= static_cast<double>(count);
}

}  // namespace

Result<TunedMoves> tuneMoves(std::span<const GameFileContent> files, const eval::Weights& start,
                             const MoveTuneSetup& setup, std::stop_token stop,
                             const std::function<void(int)>& onEpoch) {
    if (!start.networks[eval::BlackSide]) return Reason{"train.no-network", {}};
    auto lessons = lessonsFrom(files, start, setup);
    if (!lessons) return lessons.reason();
    const MoveSamples& samples = lessons->samples;
    const std::size_t models = files.front().header.rule == Rule::Renju ? 2 : 1;

    TunedMoves tuned{std::make_unique<eval::Weights>(start), {}};
    MoveTuneReport& report = tuned.report;
    report.games = lessons->games;
    report.gamesHeldOut = lessons->gamesHeldOut;
    std::size_t heldOut = 0;
    for (std::size_t i = 0; i < models; ++i) {
        const Split& split = lessons->split[i];
        if (split.learnt.empty() || split.heldOut.empty()) {
            return Reason{"train.too-few-games", {std::to_string(lessons->games)}};
        }
        report.choices += split.learnt.size();
        heldOut += split.heldOut.size();
    }

    std::vector<MoveModel> learnt;
    for (std::size_t i = 0; i < models; ++i) learnt.emplace_back(setup.seed + i);
    std::mt19937_64 random(setup.seed);
    for (int number = 0; number < setup.pace.epochs && !stop.stop_requested(); ++number) {
        for (std::size_t i = 0; i < models; ++i) {
            Split& split = lessons->split[i];
            const auto total = static_cast<double>(split.learnt.size());
            epoch(split.learnt, setup.pace, number, setup.rate, random,
                  [&](auto batch, double rate) {
                      for (const std::uint32_t index : batch) {
                          learnt[i].learn(samples, samples.samples[index]);
                      }
                      learnt[i].step(static_cast<float>(rate), batch.size(), total, setup.spread);
                  });
        }
        onEpoch(number + 1);
    }

    for (std::size_t i = 0; i < models; ++i) {
        addLoss(report.before, knowingNothing(), samples, lessons->split[i].heldOut);
        addLoss(report.after, learnt[i], samples, lessons->split[i].heldOut);
        const auto network = std::make_shared<eval::MoveNetwork>();
        learnt[i].writeTo(*network);
        for (const eval::Side side : {eval::BlackSide, eval::WhiteSide}) {
            if (models == 1 || side == i) tuned.weights->moveNetworks[side] = network;
        }
    }
    divide(report.before, heldOut);
    divide(report.after, heldOut);
    return tuned;
}

}  // namespace tianyuan::train
