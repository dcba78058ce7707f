#include "train/value_target.h"

#include <cmath>

namespace tianyuan::train {
namespace {

/// log(1 + exp(x)), for large x too.
double softPlus(double x) { return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); }

}  // namespace

double chanceOf(double logit) { return 1 / (1 + std::exp(-logit)); }

double logisticLoss(double logit, double target) { return softPlus(logit) - target * logit; }

double ValueTarget::of(const ValueSample& sample) const {
    const double thought = chanceOf(scoreScale * sample.score / eval::ScoreUnit);
    if (!sample.resultCounts) return thought;
    return resultShare * static_cast<double>(sample.result) + (1 - resultShare) * thought;
}

double bestScoreScale(std::span<const ValueSample> samples) {
    const auto slopeAt = [&](double scale) {
        double slope = 0;
        for (const ValueSample& sample : samples) {
            if (!sample.resultCounts) continue;
            const double score = static_cast<double>(sample.score) / eval::ScoreUnit;
            slope += (chanceOf(scale * score) - static_cast<double>(sample.result)) * score;
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

}  // namespace tianyuan::train
