#pragma once

#include "eval/network.h"
#include "train/factored_table.h"
#include "train/point_rows.h"
#include "train/samples.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::train {

static_assert(eval::HiddenUnits == eval::NetworkWidth, "rows serve for both");

/// eval::Network while it is being learnt: the same sums and units, in floating point.
class NetworkModel {
public:
    /// From a network, or if there is none from small random numbers.
    NetworkModel(const eval::Network* start, std::uint64_t seed);

    /// The logit of the chance to win in a position of these points.
    float logit(std::span<const PointPair> pairs) const;
    /// The same; and adds to all slopes what makes up that of the loss, given the target.
    float learn(std::span<const PointPair> pairs, float target);
    /// One step down the slope, which is the sum over `count` of `total` samples.
    void step(float rate, std::size_t count, double total, Spread spread);

    /// What was learnt, rounded.
    eval::Network rounded() const;

    /// The rows as they stand and the slopes by them: own, then others, by code; then the head's.
    std::span<FloatRow> rows() { return points_.rows(); }
    std::span<const FloatRow> rowSlopes() const { return points_.slopes(); }
    LearntRows& head() { return head_; }

private:
    struct Reading {
        FloatRow sums{};
        FloatRow units{};  // before what is below nothing is cut off
        float logit = 0;
    };
    void read(std::span<const PointPair> pairs, Reading& reading) const;

    PointRows points_;
    LearntRows head_;  // rows: what units read of each sum; their biases; out; direct; the bias
};

}  // namespace tianyuan::train
