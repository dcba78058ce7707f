#pragma once

#include "eval/network.h"

#include <cstddef>
#include <random>
#include <span>
#include <vector>

namespace tianyuan::train {

/// A number for each of a network's sums.
using FloatRow = float __attribute__((vector_size(eval::NetworkWidth * sizeof(float))));

float sumOf(const FloatRow& row);
/// Cut to between nothing and what a point may say at most; and what is left of a slope by it.
void cut(FloatRow& row);
void cutSlope(FloatRow& slope, const FloatRow& before);
void fillRandomly(std::span<FloatRow> rows, float spread, std::mt19937_64& random);
/// In whole numbers of which `unit` are one, to `most` at most.
int whole(float number, int unit, int most);
void setWhole(eval::NetworkRow& numbers, const FloatRow& row, int unit, int most);

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

}  // namespace tianyuan::train
