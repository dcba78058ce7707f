#include "train/tuner.h"

#include "core/splitmix.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace tianyuan::train {
namespace {

/// The numbers of the samples to learn from, and of those held out.
struct Split {
    std::vector<std::uint32_t> learnt;
    std::vector<std::uint32_t> heldOut;

    void add(std::size_t from, std::size_t to, bool holdOut) {
        for (std::size_t i = from; i < to; ++i) {
            (holdOut ? heldOut : learnt).push_back(static_cast<std::uint32_t>(i));
        }
    }
};

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

/// Calls `step(batch, rate)` for each batch of the samples in a new order; the rate falls with
/// `progress`, which goes from 0 to 1 over all epochs, along half a wave.
template <typename Step>
void epoch(std::vector<std::uint32_t>& samples, const TuneSetup& setup, int number, double first,
           std::mt19937_64& random, const Step& step) {
    for (std::size_t left = samples.size(); left > 1; --left) {
        std::swap(samples[left - 1], samples[random() % left]);
    }
    const auto batch = static_cast<std::size_t>(setup.batch);
    for (std::size_t from = 0; from < samples.size(); from += batch) {
        const double part = static_cast<double>(from) / static_cast<double>(samples.size());
        const double progress = (number + part) / setup.epochs;
        const double rate = first * (1 + std::cos(std::numbers::pi * progress)) / 2;
        step(std::span(samples).subspan(from, std::min(batch, samples.size() - from)), rate);
    }
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
    for (int number = 0; number < setup.epochs && !stop.stop_requested(); ++number) {
        epoch(values.learnt, setup, number, setup.rate, random, [&](auto batch, double rate) {
            value.step(samples, batch, target, rate, valueCount);
        });
        epoch(policies.learnt, setup, number, setup.moveRate, random,
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
