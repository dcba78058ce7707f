#include "train/value_fit.h"

#include <algorithm>
#include <array>
#include <memory>

namespace tianyuan::train {

ValueFit::ValueFit(Rule rule, const eval::Weights& start, Spread spread, std::uint64_t seed)
    : spread_(spread) {
    for (std::size_t i = 0; i < (rule == Rule::Renju ? 2 : 1); ++i) {
        models_.emplace_back(start.networks[i].get(), seed + i);
    }
}

double ValueFit::loss(const Samples& samples, std::span<const std::uint32_t> which,
                      const ValueTarget& target) const {
    double sum = 0;
    for (const std::uint32_t index : which) {
        const ValueSample& sample = samples.values[index];
        const float logit = models_[modelOf(sample.side)].logit(samples.pairsOf(sample));
        sum += logisticLoss(static_cast<double>(logit), target.of(sample));
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, which.size()));
}

void ValueFit::step(const Samples& samples, std::span<const std::uint32_t> which,
                    const ValueTarget& target, double rate, double total) {
    for (const std::uint32_t index : which) {
        const ValueSample& sample = samples.values[index];
        models_[modelOf(sample.side)].learn(samples.pairsOf(sample),
                                            static_cast<float>(target.of(sample)));
    }
    for (NetworkModel& model : models_) {
        model.step(static_cast<float>(rate), which.size(), total, spread_);
    }
}

void ValueFit::writeTo(eval::Weights& weights) const {
    std::array<std::shared_ptr<const eval::Network>, 2> networks;
    for (std::size_t i = 0; i < models_.size(); ++i) {
        networks[i] = std::make_shared<const eval::Network>(models_[i].rounded());
    }
    for (const eval::Side side : {eval::BlackSide, eval::WhiteSide}) {
        weights.networks[side] = networks[modelOf(side)];
    }
}

}  // namespace tianyuan::train
