#include "train/tuner.h"

#include "core/splitmix.h"

#include <random>

namespace tianyuan::train {
namespace {

struct Lessons {
    Samples samples;
    Split values;
    Split policies;
    std::size_t gamesHeldOut = 0;
    std::size_t games = 0;
};

Result<Lessons> lessonsFrom(std::span<const GameFileContent> files, const eval::Weights& start,
                            const TuneSetup& setup) {
    const eval::PointTable points(files.front().header.rule, start);
    Lessons lessons;
    for (std::size_t file = 0; file < files.size(); ++file) {
        for (const TrainingGame& game : files[file].games) {
            const bool holdOut = static_cast<double>(mixed(setup.seed, file, game.number) % 1000) <
                                 setup.heldOut * 1000;
            const std::size_t values = lessons.samples.values.size();
            const std::size_t policies = lessons.samples.policies.size();
            if (!addSamples(lessons.samples, game, files[file].header, points)) {
                return Reason{"train.impossible-game", {std::to_string(game.number)}};
            }
            lessons.values.add(values, lessons.samples.values.size(), holdOut);
            lessons.policies.add(policies, lessons.samples.policies.size(), holdOut);
            ++lessons.games;
            if (holdOut) ++lessons.gamesHeldOut;
        }
    }
    return lessons;
}

/// What the weights that learning starts from lose on these samples.
double lossBefore(const Samples& samples, std::span<const std::uint32_t> which,
                  const ValueTarget& target) {
    double sum = 0;
    for (const std::uint32_t index : which) {
        const ValueSample& sample = samples.values[index];
        const double logit = static_cast<double>(sample.before) / eval::ScoreUnit;
        sum += logisticLoss(logit, target.of(sample));
    }
    return sum / static_cast<double>(which.size());
}

}  // namespace

Result<Tuned> tune(std::span<const GameFileContent> files, const eval::Weights& start,
                   const TuneSetup& setup, std::stop_token stop,
                   const std::function<void(int)>& onEpoch) {
    auto lessons = lessonsFrom(files, start, setup);
    if (!lessons) return lessons.reason();
    Split& values = lessons->values;
    Split& policies = lessons->policies;
    if (values.learnt.empty() || values.heldOut.empty() || policies.heldOut.empty()) {
        return Reason{"train.too-few-games", {std::to_string(lessons->games)}};
    }
    const Samples& samples = lessons->samples;
    const Rule rule = files.front().header.rule;
    const ValueTarget target{setup.resultShare, bestScoreScale(samples.values)};
    ValueFit value(rule, start, setup.network, setup.seed);
    PolicyFit policy(rule, start, setup.policy);

    TuneReport report;
    report.games = lessons->games;
    report.gamesHeldOut = lessons->gamesHeldOut;
    report.positions = values.learnt.size();
    report.choices = policies.learnt.size();
    report.scoreScale = target.scoreScale;
    report.valueBefore = lossBefore(samples, values.heldOut, target);
    report.policyBefore = policy.loss(samples, policies.heldOut);

    std::mt19937_64 random(setup.seed);
    const auto valueCount = static_cast<double>(values.learnt.size());
    const auto policyCount = static_cast<double>(policies.learnt.size());
    for (int number = 0; number < setup.pace.epochs && !stop.stop_requested(); ++number) {
        epoch(values.learnt, setup.pace, number, setup.rate, random, [&](auto batch, double rate) {
            value.step(samples, batch, target, rate, valueCount);
        });
        epoch(policies.learnt, setup.pace, number, setup.moveRate, random,
              [&](auto batch, double rate) { policy.step(samples, batch, rate, policyCount); });
        onEpoch(number + 1);
    }
    report.valueAfter = value.loss(samples, values.heldOut, target);
    report.policyAfter = policy.loss(samples, policies.heldOut);

    Tuned tuned{std::make_unique<eval::Weights>(start), report};
    value.writeTo(*tuned.weights);
    policy.writeTo(*tuned.weights);
    return tuned;
}

}  // namespace tianyuan::train
