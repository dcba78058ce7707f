#include "train/network_model.h"

#include "train/bases.h"
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

constexpr float MeanMemory = 0.9F;
constexpr float SquareMemory = 0.999F;
constexpr float Tiny = 1e-8F;

constexpr float MostOfPoint = Network::MostOfPoint / Network::RowUnit;

// The rows of the head; before them one for each sum: what the units read of it.
constexpr std::size_t UnitBias = NetworkWidth;
constexpr std::size_t Out = UnitBias + 1;
constexpr std::size_t Direct = Out + 1;
constexpr std::size_t Bias = Direct + 1;  // only its first number
constexpr std::size_t HeadRows = Bias + 1;

constexpr std::size_t OthersRow = PointCodeCount;  // of code 0

const FloatRow Nothing{};

float sumOf(const FloatRow& row) {
    float sum = 0;
    for (int i = 0; i < NetworkWidth; ++i) sum += row[i];
    return sum;
}

void fillRandomly(std::span<FloatRow> rows, float spread, std::mt19937_64& random) {
    std::normal_distribution<float> number(0, spread);
    for (FloatRow& row : rows) {
        for (int i = 0; i < NetworkWidth; ++i) row[i] = number(random);
    }
}

int whole(float number, int unit, int most) {
    const auto limit = static_cast<float>(most);
    return static_cast<int>(
        std::lround(std::clamp(number * static_cast<float>(unit), -limit, limit)));
}

}  // namespace

void LearntRows::step(float rate, float pull) {
    ++steps_;
    const float meanShare = 1 - std::pow(MeanMemory, static_cast<float>(steps_));
    const float squareShare = 1 - std::pow(SquareMemory, static_cast<float>(steps_));
    for (std::size_t row = 0; row < values.size(); ++row) {
        const FloatRow down = slope[row] + pull * values[row];
        mean_[row] += (1 - MeanMemory) * (down - mean_[row]);
        square_[row] += (1 - SquareMemory) * (down * down - square_[row]);
        for (int i = 0; i < NetworkWidth; ++i) {
            values[row][i] -= rate * (mean_[row][i] / meanShare) /
                              (std::sqrt(square_[row][i] / squareShare) + Tiny);
        }
        slope[row] = Nothing;
    }
}

NetworkModel::NetworkModel(const Network* start, std::uint64_t seed)
    : start_(2 * PointCodeCount),
      rows_(2 * PointCodeCount),
      rowSlopes_(2 * PointCodeCount),
      own_(2 * PointCodeCount),
      shared_(2 * pointBasis().sharedCount),
      head_(HeadRows) {
    std::vector<FloatRow>& head = head_.values;
    if (start) {
        constexpr float Unit = 1.0F / Network::RowUnit;
        for (std::size_t code = 0; code < PointCodeCount; ++code) {
            for (int i = 0; i < NetworkWidth; ++i) {
                start_[code][i] = start->points[code].own[i] * Unit;
                start_[OthersRow + code][i] = start->points[code].others[i] * Unit;
            }
        }
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
        fillRandomly(shared_.values, 0.03F, random);
        fillRandomly(std::span(head).first(Direct), 0.1F, random);
        fillRandomly(std::span(head).subspan(Direct, 1), 0.01F, random);
    }
    composeRows();
}

void NetworkModel::composeRows() {
    const Basis& basis = pointBasis();
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        FloatRow own = start_[code] + own_.values[code];
        FloatRow others = start_[OthersRow + code] + own_.values[OthersRow + code];
        for (const std::uint16_t part : basis.parts[code]) {
            own += shared_.values[part];
            others += shared_.values[basis.sharedCount + part];
        }
        rows_[code] = own;
        rows_[OthersRow + code] = others;
    }
}

void NetworkModel::read(std::span<const PointPair> pairs, Reading& reading) const {
    const FloatRow most = Nothing + MostOfPoint;
    FloatRow sums{};
    for (const PointPair& pair : pairs) {
        FloatRow worth = rows_[pair.own] + rows_[OthersRow + pair.others];
        worth = worth > Nothing ? worth : Nothing;
        worth = worth < most ? worth : most;
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

    const FloatRow most = Nothing + MostOfPoint;
    for (const PointPair& pair : pairs) {
        const FloatRow worth = rows_[pair.own] + rows_[OthersRow + pair.others];
        const FloatRow each = static_cast<float>(pair.count) * bySum;
        const FloatRow counts = worth > Nothing ? (worth < most ? each : Nothing) : Nothing;
        rowSlopes_[pair.own] += counts;
        rowSlopes_[OthersRow + pair.others] += counts;
    }
    return reading.logit;
}

void NetworkModel::step(float rate, std::size_t count, double total, Spread spread) {
    const Basis& basis = pointBasis();
    const float share = 1 / static_cast<float>(count);
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        for (std::size_t table = 0; table < 2; ++table) {
            const std::size_t row = table * OthersRow + code;
            own_.slope[row] = share * rowSlopes_[row];
            for (const std::uint16_t part : basis.parts[code]) {
                shared_.slope[table * basis.sharedCount + part] += own_.slope[row];
            }
            rowSlopes_[row] = Nothing;
        }
    }
    for (FloatRow& slope : head_.slope) slope *= share;
    const auto pull = [total](double of) { return static_cast<float>(1 / (of * of * total)); };
    own_.step(rate, pull(spread.own));
    shared_.step(rate, pull(spread.shared));
    head_.step(rate, pull(1));
    composeRows();
}

Network NetworkModel::rounded() const {
    constexpr int Most = 1 << 30;
    const std::vector<FloatRow>& head = head_.values;
    Network network;
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        for (int i = 0; i < NetworkWidth; ++i) {
            const auto number = [i](const FloatRow& row) {
                return static_cast<std::int16_t>(
                    whole(row[i], Network::RowUnit, Network::MostOfRow));
            };
            network.points[code].own[i] = number(rows_[code]);
            network.points[code].others[i] = number(rows_[OthersRow + code]);
        }
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
