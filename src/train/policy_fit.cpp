#include "train/policy_fit.h"

#include "train/bases.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::train {

using namespace eval;

namespace {

constexpr double MostRank = 2047;  // what PointValue holds

using Field = std::int16_t PointWeight::*;

std::vector<double> logitsOf(const std::array<PointWeight, PointCodeCount>& points, Field field) {
    std::vector<double> logits;
    for (const PointWeight& point : points) {
        logits.push_back(static_cast<double>(point.*field) / RankUnit);
    }
    return logits;
}

std::int16_t rounded(double logit) {
    return static_cast<std::int16_t>(
        std::lround(std::clamp(logit * RankUnit, -MostRank, MostRank)));
}

/// Turns logits into chances; gives back the logarithm of the sum of their exponentials.
double softMax(std::vector<double>& logits) {
    const double most = *std::max_element(logits.begin(), logits.end());
    double sum = 0;
    for (double& each : logits) sum += each = std::exp(each - most);
    for (double& each : logits) each /= sum;
    return most + std::log(sum);
}

}  // namespace

PolicyFit::PolicyFit(Rule rule, const Weights& start, Spread points) {
    for (std::size_t i = 0; i < (rule == Rule::Renju ? 2 : 1); ++i) {
        tables_.push_back(
            {FactoredTable(logitsOf(start.points[i], &PointWeight::attack), pointBasis(), points),
             FactoredTable(logitsOf(start.points[i], &PointWeight::defence), pointBasis(),
                           points)});
    }
}

void PolicyFit::logits(const Samples& samples, const PolicySample& sample,
                       std::vector<double>& result) const {
    const auto attack = tables_[tableOf(sample.side)].attack.values();
    const auto defence = tables_[tableOf(other(sample.side))].defence.values();
    result.clear();
    for (const Choice& choice : samples.choicesOf(sample)) {
        result.push_back(attack[choice.own] + defence[choice.others]);
    }
}

PolicyLoss PolicyFit::loss(const Samples& samples, std::span<const std::uint32_t> which) const {
    PolicyLoss sum;
    std::vector<double> ranks;
    for (const std::uint32_t index : which) {
        const PolicySample& sample = samples.policies[index];
        logits(samples, sample, ranks);
        const double chosen = ranks[sample.chosen];
        const auto better = std::count_if(ranks.begin(), ranks.end(),
                                          [chosen](double rank) { return rank > chosen; });
        if (better == 0) ++sum.hits;
        sum.crossEntropy += softMax(ranks) - chosen;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, which.size()));
    return {sum.crossEntropy / count, sum.hits / count};
}

void PolicyFit::addSlope(const Samples& samples, std::span<const std::uint32_t> which) {
    std::vector<double> chances;
    for (const std::uint32_t index : which) {
        const PolicySample& sample = samples.policies[index];
        logits(samples, sample, chances);
        softMax(chances);
        chances[sample.chosen] -= 1;
        const auto attack = tables_[tableOf(sample.side)].attack.slope();
        const auto defence = tables_[tableOf(other(sample.side))].defence.slope();
        const auto choices = samples.choicesOf(sample);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const double slope = chances[i] / static_cast<double>(which.size());
            attack[choices[i].own] += slope;
            defence[choices[i].others] += slope;
        }
    }
}

void PolicyFit::step(const Samples& samples, std::span<const std::uint32_t> which, double rate,
                     double total) {
    addSlope(samples, which);
    for (Tables& tables : tables_) {
        tables.attack.step(rate, total);
        tables.defence.step(rate, total);
    }
}

std::vector<double> PolicyFit::slopeOf(const Samples& samples,
                                       std::span<const std::uint32_t> which) {
    addSlope(samples, which);
    std::vector<double> slopes;
    for (Tables& tables : tables_) {
        for (FactoredTable* table : {&tables.attack, &tables.defence}) {
            slopes.insert(slopes.end(), table->slope().begin(), table->slope().end());
            std::fill(table->slope().begin(), table->slope().end(), 0.0);
        }
    }
    return slopes;
}

void PolicyFit::writeTo(Weights& weights) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const Tables& tables = tables_[tableOf(side)];
        for (std::size_t code = 0; code < PointCodeCount; ++code) {
            weights.points[side][code].attack = rounded(tables.attack.values()[code]);
            weights.points[side][code].defence = rounded(tables.defence.values()[code]);
        }
    }
}

}  // namespace tianyuan::train
