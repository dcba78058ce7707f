#include "eval/point_table.h"

#include <algorithm>

namespace tianyuan::eval {
namespace {

constexpr int MostUrge = 2047;  // what twelve bits hold

std::uint32_t twelveBits(int urge) {
    return static_cast<std::uint32_t>(std::clamp(urge, -MostUrge, MostUrge)) & 0xFFF;
}

}  // namespace

PointValue::PointValue(const PointWeight& weight, Threat threat)
    : bits_(static_cast<std::int32_t>(twelveBits(weight.attack) << 20 |
                                      twelveBits(weight.defence) << 8 |
                                      static_cast<std::uint32_t>(threat))) {}

PointTable::PointTable(Rule rule, const Weights& weights) : weights_(&weights) {
    for (const Side side : {BlackSide, WhiteSide}) {
        const bool foulsMatter = rule == Rule::Renju && side == BlackSide;
        values_[side].resize(PointCodeCount);
        for (PointCode code = 0; code < PointCodeCount; ++code) {
            values_[side][code] =
                PointValue(weights.points[side][code], threatOf(packedOf(code), foulsMatter));
        }
    }
}

namespace {

template <Rule R>
const PointTable& madeOnce() {
    static const PointTable table(R, weightsFor(R));
    return table;
}

}  // namespace

const PointTable& PointTable::of(Rule rule) {
    switch (rule) {
        case Rule::Standard:
            return madeOnce<Rule::Standard>();
        case Rule::Renju:
            return madeOnce<Rule::Renju>();
        case Rule::Caro:
            return madeOnce<Rule::Caro>();
        case Rule::CaroOverline:
            return madeOnce<Rule::CaroOverline>();
        case Rule::Freestyle:
            break;
    }
    return madeOnce<Rule::Freestyle>();
}

}  // namespace tianyuan::eval
