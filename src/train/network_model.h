#pragma once

#include "eval/network.h"
#include "train/factored_table.h"
#include "train/samples.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::train {

/// A number for each of the network's sums.
using FloatRow = float __attribute__((vector_size(eval::NetworkWidth * sizeof(float))));
static_assert(eval::HiddenUnits == eval::NetworkWidth, "rows serve for both");

/// Numbers that are being learnt, in rows, with the slopes of the loss by them. Steps are Adam's
/// (Kingma and Ba 2014).
class LearntRows {
public:
    explicit LearntRows(std::size_t count)
        : values(count), slope(count), mean_(count), square_(count) {}

    /// One step down the slope and towards nothing, as hard as `pull`; clears the slope.
    void step(float rate, float pull);

    std::vector<FloatRow> values;
    std::vector<FloatRow> slope;

private:
    std::vector<FloatRow> mean_, square_;  // Adam's memory
    int steps_ = 0;
};

/// eval::Network while it is being learnt: the same sums and units, in floating point. The row of a
/// point is where it started, a row of its own, and rows that it shares with points of like shapes.
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
    std::span<FloatRow> rows() { return rows_; }
    std::span<const FloatRow> rowSlopes() const { return rowSlopes_; }
    LearntRows& head() { return head_; }

private:
    struct Reading {
        FloatRow sums{};
        FloatRow units{};  // before what is below nothing is cut off
        float logit = 0;
    };
    void read(std::span<const PointPair> pairs, Reading& reading) const;
    void composeRows();

    std::vector<FloatRow> start_;
    std::vector<FloatRow> rows_, rowSlopes_;
    LearntRows own_, shared_;
    LearntRows head_;  // rows: what units read of each sum; their biases; out; direct; the bias
};

}  // namespace tianyuan::train
