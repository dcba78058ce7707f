#include "train/learnt_rows.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::train {

using eval::Network;
using eval::NetworkWidth;

namespace {

constexpr float MeanMemory = 0.9F;
constexpr float SquareMemory = 0.999F;
constexpr float Tiny = 1e-8F;

constexpr float MostOfPoint = Network::MostOfPoint / Network::RowUnit;

const FloatRow Nothing{};

}  // namespace

float sumOf(const FloatRow& row) {
    float sum = 0;
    for (int i = 0; i < NetworkWidth; ++i) sum += row[i];
    return sum;
}

void cut(FloatRow& row) {
    const FloatRow most = Nothing + MostOfPoint;
    row = row > Nothing ? row : Nothing;
    row = row < most ? row : most;
}

void cutSlope(FloatRow& slope, const FloatRow& before) {
    const FloatRow most = Nothing + MostOfPoint;
    slope = before > Nothing ? slope : Nothing;
    slope = before < most ? slope : Nothing;
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

void setWhole(eval::NetworkRow& numbers, const FloatRow& row, int unit, int most) {
    for (int i = 0; i < NetworkWidth; ++i) {
        numbers[i] = static_cast<std::int16_t>(whole(row[i], unit, most));
    }
}

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

}  // namespace tianyuan::train
