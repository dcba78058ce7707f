#include "eval/network_evaluator.h"

#include "eval/instructions.h"

#include <cassert>
#include <cstdint>

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

/// Sums of a whole board are more than their numbers hold, but what they are more than those of the
/// empty board is not: so they are added without signs, where going round is no error.
using Unsigned = std::uint16_t __attribute__((vector_size(sizeof(NetworkRow))));

template <int Sign>
inline void add(NetworkRow& sum, const NetworkRow& worth) {
    if constexpr (Sign > 0) {
        sum = reinterpret_cast<NetworkRow>(reinterpret_cast<Unsigned>(sum) +
                                           reinterpret_cast<Unsigned>(worth));
    } else {
        sum = reinterpret_cast<NetworkRow>(reinterpret_cast<Unsigned>(sum) -
                                           reinterpret_cast<Unsigned>(worth));
    }
}

ShapeMap withoutStones(ShapeMap map) {
    while (map.stones() > 0) map.takeBack();
    return map;
}

}  // namespace

template <int Sign>
void NetworkEvaluator::count(Sums& sums, const std::array<PointCode, 2>& codes) const {
    for (const Side side : {BlackSide, WhiteSide}) {
        const auto& points = networks_[side]->points;
        NetworkRow worth;
        worthOf(worth, points[codes[side]].own, points[codes[other(side)]].others);
        add<Sign>(sums.of[side], worth);
    }
}

NetworkEvaluator::NetworkEvaluator(const ShapeMap& map)
    : networks_{map.weights().networks[BlackSide].get(), map.weights().networks[WhiteSide].get()},
      moveNetworks_{map.weights().moveNetworks[BlackSide].get(),
                    map.weights().moveNetworks[WhiteSide].get()} {
    assert(networks_[BlackSide] && networks_[WhiteSide]);
    Sums sums;
    const auto eachPoint = [](const ShapeMap& of, const auto& visit) {
        of.empty().forEach(of.size(), [&](Cell cell) {
            visit(std::array{of.code(BlackSide, cell), of.code(WhiteSide, cell)});
        });
    };
    eachPoint(map, [&](const auto& codes) { count<1>(sums, codes); });
    eachPoint(withoutStones(map), [&](const auto& codes) { count<-1>(sums, codes); });
    sums.known = true;
    sums_.reserve(static_cast<std::size_t>(map.emptyPoints()) + 1);
    sums_.push_back(sums);
}

void NetworkEvaluator::placing(const ShapeMap& map) {
    sumsNow(map);
    sums_.emplace_back();
}

TIANYUAN_ALSO_FOR_AVX2
const NetworkEvaluator::Sums& NetworkEvaluator::sumsNow(const ShapeMap& map) {
    Sums& sums = sums_.back();
    if (!sums.known) {
        Sums now = *(sums_.end() - 2);
        map.forEachChange([&](const auto& before) { count<-1>(now, before); },
                          [&](const auto& after) { count<1>(now, after); });
        sums = now;
    }
    return sums;
}

int NetworkEvaluator::score(const ShapeMap& map, Side side) {
    return networks_[side]->score(sums(map, side));
}

void NetworkEvaluator::readMoves(const ShapeMap& map, Side side) {
    if (const MoveNetwork* network = moveNetworks_[side]) {
        network->read(reading_, map, side, sums(map, side));
    }
}

int NetworkEvaluator::moreRank(const ShapeMap& map, Side side, Cell cell) const {
    const MoveNetwork* network = moveNetworks_[side];
    return network ? network->rank(map, side, cell, reading_) : 0;
}

}  // namespace tianyuan::eval
