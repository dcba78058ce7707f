#pragma once

#include "train/samples.h"

#include <span>

namespace tianyuan::train {

/// What the score of a position is held to, as a chance to win.
struct ValueTarget {
    double resultShare = 0.5;  // the rest is what the search thought
    double scoreScale = 1;     // by which its scores come nearest to the results

    double of(const ValueSample& sample) const;
};

/// The scale of the search's scores that foretells the results of these samples best.
double bestScoreScale(std::span<const ValueSample> samples);

/// The chance to win of a logit, and the loss of foretelling `target` by it.
double chanceOf(double logit);
double logisticLoss(double logit, double target);

}  // namespace tianyuan::train
