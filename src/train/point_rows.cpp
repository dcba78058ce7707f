#include "train/point_rows.h"

#include "train/bases.h"

namespace tianyuan::train {

using eval::PointCodeCount;

PointRows::PointRows()
    : start_(2 * PointCodeCount),
      rows_(2 * PointCodeCount),
      slopes_(2 * PointCodeCount),
      own_(2 * PointCodeCount),
      shared_(2 * pointBasis().sharedCount) {}

void PointRows::startFrom(std::span<const eval::NetworkPoint> points) {
    constexpr float Unit = 1.0F / eval::Network::RowUnit;
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        for (int i = 0; i < eval::NetworkWidth; ++i) {
            start_[code][i] = points[code].own[i] * Unit;
            start_[Others + code][i] = points[code].others[i] * Unit;
        }
    }
    compose();
}

void PointRows::startRandomly(float spread, std::mt19937_64& random) {
    fillRandomly(shared_.values, spread, random);
    compose();
}

void PointRows::compose() {
    const Basis& basis = pointBasis();
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        FloatRow own = start_[code] + own_.values[code];
        FloatRow others = start_[Others + code] + own_.values[Others + code];
        for (const std::uint16_t part : basis.parts[code]) {
            own += shared_.values[part];
            others += shared_.values[basis.sharedCount + part];
        }
        rows_[code] = own;
        rows_[Others + code] = others;
    }
}

void PointRows::step(float rate, float share, double total, Spread spread) {
    const Basis& basis = pointBasis();
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        for (std::size_t table = 0; table < 2; ++table) {
            const std::size_t row = table * Others + code;
            own_.slope[row] = share * slopes_[row];
            for (const std::uint16_t part : basis.parts[code]) {
                shared_.slope[table * basis.sharedCount + part] += own_.slope[row];
            }
            slopes_[row] = FloatRow{};
        }
    }
    own_.step(rate, pullOf(spread.own, total));
    shared_.step(rate, pullOf(spread.shared, total));
    compose();
}

float pullOf(double spread, double total) {
    return static_cast<float>(1 / (spread * spread * total));
}

}  // namespace tianyuan::train
