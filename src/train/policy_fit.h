#pragma once

#include "core/rule.h"
#include "train/factored_table.h"
#include "train/samples.h"

#include <span>
#include <vector>

namespace tianyuan::train {

/// The rank of a move is this much for each unit of the logarithm of how likely it is.
inline constexpr int RankUnit = 100;

/// How well moves are foretold.
struct PolicyLoss {
    double crossEntropy = 0;
    double hits = 0;  // how often the first move of all is the one that was chosen
};

/// Fits the order of moves: attack and defence of a point, as the chance of being chosen, to the
/// choices that the search made.
class PolicyFit {
public:
    PolicyFit(Rule rule, const eval::Weights& start, Spread points);

    PolicyLoss loss(const Samples& samples, std::span<const std::uint32_t> which) const;
    /// One step down the slope of the cross-entropy; `total`: how many samples there are in all.
    void step(const Samples& samples, std::span<const std::uint32_t> which, double rate,
              double total);
    /// The slope that step() would go down, by the entries of all tables in their order.
    std::vector<double> slopeOf(const Samples& samples, std::span<const std::uint32_t> which);

    /// Puts what was learnt into the weights, rounded.
    void writeTo(eval::Weights& weights) const;

private:
    std::size_t tableOf(eval::Side side) const { return tables_.size() == 1 ? 0 : side; }
    void logits(const Samples& samples, const PolicySample& sample,
                std::vector<double>& result) const;
    void addSlope(const Samples& samples, std::span<const std::uint32_t> which);

    struct Tables {
        FactoredTable attack, defence;
    };
    std::vector<Tables> tables_;  // one, or one for each colour
};

}  // namespace tianyuan::train
