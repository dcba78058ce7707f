#pragma once

#include "core/rule.h"
#include "train/network_model.h"
#include "train/value_target.h"

#include <span>
#include <vector>

namespace tianyuan::train {

/// Fits the networks: a position's score for the side to move, as a chance to win, to its target.
class ValueFit {
public:
    ValueFit(Rule rule, const eval::Weights& start, Spread spread, std::uint64_t seed);

    /// The mean logistic loss of the samples.
    double loss(const Samples& samples, std::span<const std::uint32_t> which,
                const ValueTarget& target) const;
    /// One step down the slope of that loss; `total`: how many samples there are in all.
    void step(const Samples& samples, std::span<const std::uint32_t> which,
              const ValueTarget& target, double rate, double total);

    /// Puts what was learnt into the weights, rounded.
    void writeTo(eval::Weights& weights) const;

private:
    std::size_t modelOf(eval::Side side) const { return models_.size() == 1 ? 0 : side; }

    std::vector<NetworkModel> models_;  // one, or one for each colour
    Spread spread_;
};

}  // namespace tianyuan::train
