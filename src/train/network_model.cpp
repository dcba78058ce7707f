#include "train/network_model.h"

#include "train/value_target.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace tianyuan::train {

using eval::HiddenUnits;
using eval::Network;
using eval::NetworkWidth;
using eval::PointCodeCount;

namespace {

// The rows of the head; before them one for each sum: what the units read of it.
constexpr std::size_t UnitBias = NetworkWidth;
constexpr std::size_t Out = UnitBias + 1;
constexpr std::size_t Direct = Out + 1;
constexpr std::size_t Bias = Direct + 1;  // only its first number
constexpr std::size_t HeadRows = Bias + 1;

const FloatRow Nothing{};

}  // namespace

NetworkModel::NetworkModel(const Network* start, std::uint64_t seed) : head_(HeadRows) {
    std::vector<FloatRow>& head = head_.values;
    if (start) {
        points_.startFrom(start->points);
        for (int unit = 0; unit < HiddenUnits; ++unit) {
            const Network::Unit& from = start->units[static_cast<std::size_t>(unit)];
            for (std::size_t i = 0; i < NetworkWidth; ++i) {
                head[i][unit] = static_cast<float>(from.weights[i]) / Network::HiddenUnit;
            }
            head[UnitBias][unit] =
                static_cast<float>(from.bias) / (Network::RowUnit * Network::HiddenUnit);
            head[Out][unit] = static_cast<float>(from.out) / Network::OutUnit;
            head[Direct][unit] = static_cast<float>(start->direct[static_cast<std::size_t>(unit)]) /
                                 Network::DirectUnit;
        }
        head[Bias][0] = static_cast<float>(start->bias) / (1 << Network::ScoreShift);
    } else {
        std::mt19937_64 random(seed);
        points_.startRandomly(0.03F, random);
        fillRandomly(std::span(head).first(Direct), 0.1F, random);
        fillRandomly(std::span(head).subspan(Direct, 1), 0.01F, random);
    }
}

void NetworkModel::read(std::span<const PointPair> pairs, Reading& reading) const {
    const std::vector<FloatRow>& rows = points_.rows();
    FloatRow sums{};
    for (const PointPair& pair : pairs) {
        FloatRow worth = rows[pair.own] + rows[PointRows::Others + pair.others];
        cut(worth);
        sums += static_cast<float>(pair.count) * worth;
    }
    const std::vector<FloatRow>& head = head_.values;
    FloatRow units = head[UnitBias];
    for (int i = 0; i < NetworkWidth; ++i) units += sums[i] * head[static_cast<std::size_t>(i)];
    const FloatRow active = units > Nothing ? units : Nothing;
    reading.sums = sums;
    reading.units = units;
    reading.logit = head[Bias][0] + sumOf(active * head[Out] + sums * head[Direct]);
}

float NetworkModel::logit(std::span<const PointPair> pairs) const {
    Reading reading;
    read(pairs, reading);
    return reading.logit;
}

float NetworkModel::learn(std::span<const PointPair> pairs, float target) {
    Reading reading;
    read(pairs, reading);
    const auto slope = static_cast<float>(chanceOf(static_cast<double>(reading.logit))) - target;

    const std::vector<FloatRow>& head = head_.values;
    std::vector<FloatRow>& down = head_.slope;
    const FloatRow byUnit = reading.units > Nothing ? slope * head[Out] : Nothing;
    down[Bias][0] += slope;
    down[Direct] += slope * reading.sums;
    down[Out] += slope * (reading.units > Nothing ? reading.units : Nothing);
    down[UnitBias] += byUnit;
    FloatRow bySum = slope * head[Direct];
    for (int i = 0; i < NetworkWidth; ++i) {
        const auto row = static_cast<std::size_t>(i);
        bySum[i] += sumOf(byUnit * head[row]);
        down[row] += reading.sums[i] * byUnit;
    }

    const std::vector<FloatRow>& rows = points_.rows();
    for (const PointPair& pair : pairs) {
        const FloatRow worth = rows[pair.own] + rows[PointRows::Others + pair.others];
        FloatRow counts = static_cast<float>(pair.count) * bySum;
        cutSlope(counts, worth);
        points_.slopes()[pair.own] += counts;
        points_.slopes()[PointRows::Others + pair.others] += counts;
    }
    return reading.logit;
}

void NetworkModel::step(float rate, std::size_t count, double total, Spread spread) {
    const float share = 1 / static_cast<float>(count);
    points_.step(rate, share, total, spread);
    for (FloatRow& slope : head_.slope) slope *= share;
    head_.step(rate, pullOf(1, total));
}

Network NetworkModel::rounded() const {
    constexpr int Most = 1 << 30;
    const std::vector<FloatRow>& head = head_.values;
    Network network;
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        const std::vector<FloatRow>& rows = points_.rows();
        eval::NetworkPoint& point = network.points[code];
        setWhole(point.own, rows[code], Network::RowUnit, Network::MostOfRow);
        setWhole(point.others, rows[PointRows::Others + code], Network::RowUnit,
                 Network::MostOfRow);
    }
    for (int i = 0; i < HiddenUnits; ++i) {
        Network::Unit& unit = network.units[static_cast<std::size_t>(i)];
        for (std::size_t sum = 0; sum < NetworkWidth; ++sum) {
            unit.weights[sum] = static_cast<std::int16_t>(
                whole(head[sum][i], Network::HiddenUnit, Network::MostOfWeight));
        }
        unit.bias =
            whole(head[UnitBias][i], Network::RowUnit * Network::HiddenUnit, Network::MostOfBias);
        unit.out = whole(head[Out][i], Network::OutUnit, Most);
        network.direct[static_cast<std::size_t>(i)] =
            whole(head[Direct][i], Network::DirectUnit, Most);
    }
    network.bias = whole(head[Bias][0], 1 << Network::ScoreShift, Most);
    return network;
}

}  // namespace tianyuan::train
