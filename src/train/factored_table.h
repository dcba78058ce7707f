#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::train {

/// Which shared numbers each entry of a table is built from; one may stand more than once.
struct Basis {
    std::vector<std::vector<std::uint16_t>> parts;  // by entry
    std::size_t sharedCount = 0;
};

/// How far from their start numbers may be expected to move, in logits: a normal prior. The smaller
/// it is, the more games it takes to move them.
struct Spread {
    double own = 0.1;     // what an entry has for itself
    double shared = 0.5;  // what it shares with its like
};

/// A table that is being learnt. An entry is its start value, a number of its own, and numbers that
/// it shares with similar entries, so that what is seen rarely learns from what is seen often.
/// Steps are Adam's (Kingma and Ba 2014).
class FactoredTable {
public:
    /// `basis` must outlive the table.
    FactoredTable(std::vector<double> start, const Basis& basis, Spread spread);

    /// The entries as they stand.
    std::span<const double> values() const { return values_; }
    /// To which the slope of the loss by each entry is added before a step.
    std::span<double> slope() { return slope_; }

    /// One step down the slope, which is that of the mean loss of some of `samples` samples; clears
    /// the slope.
    void step(double rate, double samples);

private:
    struct Number {
        double value = 0;
        double mean = 0;  // of its slope, and of the square of it: Adam's memory
        double square = 0;
    };
    void move(Number& number, double slope, double rate) const;

    std::vector<double> start_;
    const Basis* basis_;
    Spread spread_;
    std::vector<double> values_;
    std::vector<double> slope_;
    std::vector<Number> own_;
    std::vector<Number> shared_;
    int steps_ = 0;
};

}  // namespace tianyuan::train
