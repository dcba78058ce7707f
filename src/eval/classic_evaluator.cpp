#include "eval/classic_evaluator.h"

namespace tianyuan::eval {

ClassicEvaluator::ClassicEvaluator(const ShapeMap& map)
    : weights_(map.weights()), codes_(pointCodes().data()) {
    Sums sums;
    map.empty().forEach(map.size(), [&](Cell cell) {
        count(sums, {map.shapes(BlackSide, cell), map.shapes(WhiteSide, cell)}, 1);
    });
    sums_.reserve(static_cast<std::size_t>(map.emptyPoints()) + 1);
    sums_.push_back(sums);
}

void ClassicEvaluator::count(Sums& sums, const std::array<PackedShapes, 2>& shapes,
                             int sign) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const PointWeight& weight = weights_.points[side][codes_[shapes[side]]];
        sums.toMove[side] += sign * weight.toMove;
        sums.waiting[side] += sign * weight.waiting;
    }
}

void ClassicEvaluator::placed(const ShapeMap& map, Cell, Side) {
    Sums sums = sums_.back();
    map.forEachChange([&](const auto& before) { count(sums, before, -1); },
                      [&](const auto& after) { count(sums, after, 1); });
    sums_.push_back(sums);
}

void ClassicEvaluator::takenBack(const ShapeMap&, Cell, Side) { sums_.pop_back(); }

int ClassicEvaluator::score(const ShapeMap&, Side side) {
    return sums_.back().toMove[side] - sums_.back().waiting[other(side)];
}

}  // namespace tianyuan::eval
