#include "train/value_fit.h"

#include "train/bases.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::train {

using namespace eval;

namespace {

double chance(double logit) { return 1 / (1 + std::exp(-logit)); }

/// log(1 + exp(x)), for large x too.
double softPlus(double x) { return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); }

double logisticLoss(double logit, double target) { return softPlus(logit) - target * logit; }

std::vector<double> logitsOf(const std::array<PointWeight, PointCodeCount>& points,
                             std::int16_t PointWeight::*field) {
    std::vector<double> logits;
    for (const PointWeight& point : points) {
        logits.push_back(static_cast<double>(point.*field) / ScoreUnit);
    }
    return logits;
}

std::int16_t rounded(double logit) {
    return static_cast<std::int16_t>(std::lround(std::clamp(logit * ScoreUnit, -9999.0, 9999.0)));
}

}  // namespace

double ValueTarget::of(const ValueSample& sample) const {
    const double thought = chance(scoreScale * sample.score / ScoreUnit);
    if (!sample.resultCounts) return thought;
    return resultShare * static_cast<double>(sample.result) + (1 - resultShare) * thought;
}

double bestScoreScale(std::span<const ValueSample> samples) {
    const auto slopeAt = [&](double scale) {
        double slope = 0;
        for (const ValueSample& sample : samples) {
            if (!sample.resultCounts) continue;
            const double score = static_cast<double>(sample.score) / ScoreUnit;
            slope += (chance(scale * score) - static_cast<double>(sample.result)) * score;
        }
        return slope;
    };
    double low = 0.05;
    double high = 5;
    for (int i = 0; i < 30; ++i) {  // the loss is convex
        const double middle = (low + high) / 2;
        (slopeAt(middle) > 0 ? high : low) = middle;
    }
    return (low + high) / 2;
}

ValueFit::ValueFit(Rule rule, const Weights& start, Spread points, Spread standing) {
    for (std::size_t i = 0; i < (rule == Rule::Renju ? 2 : 1); ++i) {
        std::vector<double> standingLogits;
        for (const std::int16_t score : start.standing[i]) {
            standingLogits.push_back(static_cast<double>(score) / ScoreUnit);
        }
        tables_.push_back(
            {FactoredTable(logitsOf(start.points[i], &PointWeight::toMove), pointBasis(), points),
             FactoredTable(logitsOf(start.points[i], &PointWeight::waiting), pointBasis(), points),
             FactoredTable(std::move(standingLogits), standingBasis(), standing)});
    }
}

double ValueFit::logit(const Samples& samples, const ValueSample& sample) const {
    const Tables& own = tables_[tableOf(sample.side)];
    const Tables& others = tables_[tableOf(other(sample.side))];
    double sum = own.standing.values()[sample.standing];
    for (const CodeCount& each : samples.ownOf(sample)) {
        sum += own.toMove.values()[each.code] * each.count;
    }
    for (const CodeCount& each : samples.othersOf(sample)) {
        sum -= others.waiting.values()[each.code] * each.count;
    }
    return sum;
}

double ValueFit::loss(const Samples& samples, std::span<const std::uint32_t> which,
                      const ValueTarget& target) const {
    double sum = 0;
    for (const std::uint32_t index : which) {
        const ValueSample& sample = samples.values[index];
        sum += logisticLoss(logit(samples, sample), target.of(sample));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, which.size()));
}

void ValueFit::addSlope(const Samples& samples, std::span<const std::uint32_t> which,
                        const ValueTarget& target) {
    for (const std::uint32_t index : which) {
        const ValueSample& sample = samples.values[index];
        Tables& own = tables_[tableOf(sample.side)];
        Tables& others = tables_[tableOf(other(sample.side))];
        const double slope = (chance(logit(samples, sample)) - target.of(sample)) /
                             static_cast<double>(which.size());
        own.standing.slope()[sample.standing] += slope;
        for (const CodeCount& each : samples.ownOf(sample)) {
            own.toMove.slope()[each.code] += slope * each.count;
        }
        for (const CodeCount& each : samples.othersOf(sample)) {
            others.waiting.slope()[each.code] -= slope * each.count;
        }
    }
}

void ValueFit::step(const Samples& samples, std::span<const std::uint32_t> which,
                    const ValueTarget& target, double rate, double total) {
    addSlope(samples, which, target);
    for (Tables& tables : tables_) {
        for (FactoredTable* table : {&tables.toMove, &tables.waiting, &tables.standing}) {
            table->step(rate, total);
        }
    }
}

std::vector<double> ValueFit::slopeOf(const Samples& samples, std::span<const std::uint32_t> which,
                                      const ValueTarget& target) {
    addSlope(samples, which, target);
    std::vector<double> slopes;
    for (Tables& tables : tables_) {
        for (FactoredTable* table : {&tables.toMove, &tables.waiting, &tables.standing}) {
            slopes.insert(slopes.end(), table->slope().begin(), table->slope().end());
            std::fill(table->slope().begin(), table->slope().end(), 0.0);
        }
    }
    return slopes;
}

void ValueFit::writeTo(Weights& weights) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const Tables& tables = tables_[tableOf(side)];
        for (std::size_t code = 0; code < PointCodeCount; ++code) {
            weights.points[side][code].toMove = rounded(tables.toMove.values()[code]);
            weights.points[side][code].waiting = rounded(tables.waiting.values()[code]);
        }
        for (std::size_t index = 0; index < StandingCount; ++index) {
            weights.standing[side][index] = rounded(tables.standing.values()[index]);
        }
    }
}

}  // namespace tianyuan::train
