#pragma once

#include "core/rule.h"
#include "train/factored_table.h"
#include "train/samples.h"

#include <span>
#include <vector>

namespace tianyuan::train {

/// What the score of a position is held to.
struct ValueTarget {
    double resultShare = 0.5;  // the rest is what the search thought
    double scoreScale = 1;     // by which its scores come nearest to the results

    double of(const ValueSample& sample) const;
};

/// The scale of the search's scores that foretells the results of these samples best.
double bestScoreScale(std::span<const ValueSample> samples);

/// Fits the evaluator: a position's score for the side to move, as a chance to win, to its target.
class ValueFit {
public:
    ValueFit(Rule rule, const eval::Weights& start, Spread points, Spread standing);

    /// The mean logistic loss of the samples.
    double loss(const Samples& samples, std::span<const std::uint32_t> which,
                const ValueTarget& target) const;
    /// One step down the slope of that loss; `total`: how many samples there are in all.
    void step(const Samples& samples, std::span<const std::uint32_t> which,
              const ValueTarget& target, double rate, double total);
    /// The slope that step() would go down, by the entries of all tables in their order.
    std::vector<double> slopeOf(const Samples& samples, std::span<const std::uint32_t> which,
                                const ValueTarget& target);

    /// Puts what was learnt into the weights, rounded.
    void writeTo(eval::Weights& weights) const;

private:
    std::size_t tableOf(eval::Side side) const { return tables_.size() == 1 ? 0 : side; }
    double logit(const Samples& samples, const ValueSample& sample) const;
    void addSlope(const Samples& samples, std::span<const std::uint32_t> which,
                  const ValueTarget& target);

    struct Tables {
        FactoredTable toMove, waiting, standing;
    };
    std::vector<Tables> tables_;  // one, or one for each colour
};

}  // namespace tianyuan::train
