#include "eval/classic_evaluator.h"

namespace tianyuan::eval {

ClassicEvaluator::ClassicEvaluator(const ShapeMap& map) : weights_(map.weights()) {
    Sums sums;
    map.empty().forEach(map.size(), [&](Cell cell) {
        count(sums, {map.code(BlackSide, cell), map.code(WhiteSide, cell)}, 1);
    });
    sums.known = true;
    sums_.reserve(static_cast<std::size_t>(map.emptyPoints()) + 1);
    sums_.push_back(sums);
}

void ClassicEvaluator::count(Sums& sums, const std::array<PointCode, 2>& codes, int sign) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const PointWeight& weight = weights_.points[side][codes[side]];
        sums.toMove[side] += sign * weight.toMove;
        sums.waiting[side] += sign * weight.waiting;
    }
}

void ClassicEvaluator::placing(const ShapeMap& map) {
    sumsNow(map);
    sums_.emplace_back();
}

const ClassicEvaluator::Sums& ClassicEvaluator::sumsNow(const ShapeMap& map) {
    Sums& sums = sums_.back();
    if (!sums.known) {
        sums = *(sums_.end() - 2);
        map.forEachChange([&](const auto& before) { count(sums, before, -1); },
                          [&](const auto& after) { count(sums, after, 1); });
    }
    return sums;
}

int ClassicEvaluator::score(const ShapeMap& map, Side side) {
    const Sums& sums = sumsNow(map);
    return sums.toMove[side] - sums.waiting[other(side)];
}

}  // namespace tianyuan::eval
