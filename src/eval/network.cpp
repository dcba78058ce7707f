#include "eval/network.h"

#include "eval/instructions.h"
#include "eval/weights.h"

#include <algorithm>
#include <bit>

namespace tianyuan::eval {

TIANYUAN_ALSO_FOR_AVX2
int Network::score(const NetworkRow& row) const {
    const auto sums = std::bit_cast<std::array<std::int16_t, NetworkWidth>>(row);
    std::int64_t score = bias;
    for (std::size_t i = 0; i < NetworkWidth; ++i) score += std::int64_t{sums[i]} * direct[i];
    for (const Unit& unit : units) {
        std::int32_t value = unit.bias;
        for (std::size_t i = 0; i < NetworkWidth; ++i) value += sums[i] * unit.weights[i];
        score += std::int64_t{std::max(value, 0) >> HiddenShift} * unit.out;
    }
    return static_cast<int>((score * ScoreUnit) >> ScoreShift);
}

bool operator==(const Network& a, const Network& b) {
    for (std::size_t code = 0; code < PointCodeCount; ++code) {
        for (int i = 0; i < NetworkWidth; ++i) {
            if (a.points[code].own[i] != b.points[code].own[i] ||
                a.points[code].others[i] != b.points[code].others[i]) {
                return false;
            }
        }
    }
    return a.units == b.units && a.direct == b.direct && a.bias == b.bias;
}

}  // namespace tianyuan::eval
