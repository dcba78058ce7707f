#include "eval/network_evaluator.h"

#include <cassert>

namespace tianyuan::eval {
namespace {

/// What a point is worth: its rows together, cut. A reference and no value comes back, since
/// compilers do not agree on how such rows are passed.
inline void worthOf(NetworkRow& worth, const NetworkRow& own, const NetworkRow& others) {
    const NetworkRow least{};
    const NetworkRow most = least + Network::MostOfPoint;
    worth = own + others;
    worth = worth > least ? worth : least;
    worth = worth < most ? worth : most;
}

ShapeMap withoutStones(ShapeMap map) {
    while (map.stones() > 0) map.takeBack();
    return map;
}

}  // namespace

template <int Sign>
void NetworkEvaluator::count(Sums& sums, const std::array<PackedShapes, 2>& shapes) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const auto& points = networks_[side]->points;
        NetworkRow worth;
        worthOf(worth, points[codes_[shapes[side]]].own,
                points[codes_[shapes[other(side)]]].others);
        if constexpr (Sign > 0) {
            sums.of[side] += worth;
        } else {
            sums.of[side] -= worth;
        }
    }
}

NetworkEvaluator::NetworkEvaluator(const ShapeMap& map)
    : networks_{map.weights().networks[BlackSide].get(), map.weights().networks[WhiteSide].get()},
      codes_(pointCodes().data()) {
    assert(networks_[BlackSide] && networks_[WhiteSide]);
    Sums sums;
    const auto eachPoint = [](const ShapeMap& of, const auto& visit) {
        of.empty().forEach(of.size(), [&](Cell cell) {
            visit(std::array{of.shapes(BlackSide, cell), of.shapes(WhiteSide, cell)});
        });
    };
    eachPoint(map, [&](const auto& shapes) { count<1>(sums, shapes); });
    eachPoint(withoutStones(map), [&](const auto& shapes) { count<-1>(sums, shapes); });
    sums_.reserve(static_cast<std::size_t>(map.emptyPoints()) + 1);
    sums_.push_back(sums);
}

void NetworkEvaluator::placed(const ShapeMap& map, Cell, Side) {
    Sums sums = sums_.back();
    map.forEachChange([&](const auto& before) { count<-1>(sums, before); },
                      [&](const auto& after) { count<1>(sums, after); });
    sums_.push_back(sums);
}

void NetworkEvaluator::takenBack(const ShapeMap&, Cell, Side) { sums_.pop_back(); }

int NetworkEvaluator::score(const ShapeMap&, Side side) {
    return networks_[side]->score(sums_.back().of[side]);
}

}  // namespace tianyuan::eval
