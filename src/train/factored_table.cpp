#include "train/factored_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tianyuan::train {
namespace {

constexpr double MeanMemory = 0.9;
constexpr double SquareMemory = 0.99;
constexpr double Tiny = 1e-9;

double pull(double spread, double samples) { return 1 / (spread * spread * samples); }

}  // namespace

FactoredTable::FactoredTable(std::vector<double> start, const Basis& basis, Spread spread)
    : start_(std::move(start)),
      basis_(&basis),
      spread_(spread),
      values_(start_),
      slope_(start_.size()),
      own_(start_.size()),
      shared_(basis.sharedCount) {
    assert(basis.parts.size() == start_.size());
}

void FactoredTable::move(Number& number, double slope, double rate) const {
    number.mean = MeanMemory * number.mean + (1 - MeanMemory) * slope;
    number.square = SquareMemory * number.square + (1 - SquareMemory) * slope * slope;
    const double mean = number.mean / (1 - std::pow(MeanMemory, steps_));
    const double square = number.square / (1 - std::pow(SquareMemory, steps_));
    number.value -= rate * mean / (std::sqrt(square) + Tiny);
}

void FactoredTable::step(double rate, double samples) {
    ++steps_;
    std::vector<double> sharedSlope(shared_.size());
    const double ownPull = pull(spread_.own, samples);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        for (const std::uint16_t part : basis_->parts[i]) sharedSlope[part] += slope_[i];
        move(own_[i], slope_[i] + ownPull * own_[i].value, rate);
    }
    const double sharedPull = pull(spread_.shared, samples);
    for (std::size_t i = 0; i < shared_.size(); ++i) {
        move(shared_[i], sharedSlope[i] + sharedPull * shared_[i].value, rate);
    }
    for (std::size_t i = 0; i < values_.size(); ++i) {
        values_[i] = start_[i] + own_[i].value;
        for (const std::uint16_t part : basis_->parts[i]) values_[i] += shared_[part].value;
    }
    std::fill(slope_.begin(), slope_.end(), 0.0);
}

}  // namespace tianyuan::train
