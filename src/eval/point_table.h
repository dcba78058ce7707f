#pragma once

#include "core/rule.h"
#include "eval/grid.h"
#include "eval/point_code.h"
#include "eval/weights.h"

#include <array>
#include <vector>

namespace tianyuan::eval {

/// What the search asks of a point of one colour, in four bytes. What the numbers
/// mean stands with PointWeight.
class PointValue {
public:
    PointValue() = default;
    /// Attack and defence are cut to what twelve bits hold.
    PointValue(const PointWeight& weight, Threat threat);

    int attack() const { return bits_ >> 20; }
    int defence() const {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits_) << 12) >> 20;
    }
    Threat threat() const { return static_cast<Threat>(bits_ & 255); }

private:
    std::int32_t bits_ = 0;  // attack, defence, threat: 12, 12 and 8 bits
};
static_assert(sizeof(PointValue) == 4);

/// The weights of a rule with what the shapes come to.
class PointTable {
public:
    PointTable(Rule rule, const Weights& weights);

    /// The table of the weights that the engine uses, made when first asked for.
    static const PointTable& of(Rule rule);

    /// By code.
    const PointValue* values(Side side) const { return values_[side].data(); }
    const Weights& weights() const { return *weights_; }

private:
    const Weights* weights_;
    std::array<std::vector<PointValue>, 2> values_;
};

}  // namespace tianyuan::eval
