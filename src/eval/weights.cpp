#include "eval/weights.h"

#include "core/fnv.h"
#include "eval/learned_weights.h"
#include "eval/move_network_text.h"
#include "eval/weights_text.h"

#include <cassert>

namespace tianyuan::eval {
namespace {

std::unique_ptr<Weights> learned(std::string_view text) {
    auto weights = weightsFromText(text);
    assert(weights);
    return std::move(*weights);
}

}  // namespace

const Weights& weightsFor(Rule rule) {
    switch (rule) {
        case Rule::Standard:
        case Rule::Caro: {
            static const std::unique_ptr<Weights> standard = learned(standardWeights());
            return *standard;
        }
        case Rule::Renju: {
            static const std::unique_ptr<Weights> renju = learned(renjuWeights());
            return *renju;
        }
        case Rule::Freestyle:
        case Rule::CaroOverline:
            break;
    }
    static const std::unique_ptr<Weights> freestyle = learned(freestyleWeights());
    return *freestyle;
}

std::uint32_t fingerprintOf(const Weights& weights) {
    std::uint32_t print = Fnv32Start;
    const auto add = [&print](std::int32_t number) {
        print = fnv32(print, static_cast<std::uint32_t>(number));
    };
    for (const Side side : {BlackSide, WhiteSide}) {
        for (const PointWeight& point : weights.points[side]) {
            for (const auto n : {point.toMove, point.waiting, point.attack, point.defence}) add(n);
        }
        if (const MoveNetwork* network = weights.moveNetworks[side].get()) {
            for (const char letter : textOf(*network)) add(letter);
        }
        if (!weights.networks[side]) continue;
        const Network& network = *weights.networks[side];
        for (const NetworkPoint& point : network.points) {
            for (int i = 0; i < NetworkWidth; ++i) {
                add(point.own[i]);
                add(point.others[i]);
            }
        }
        for (const Network::Unit& unit : network.units) {
            add(unit.bias);
            for (const std::int16_t weight : unit.weights) add(weight);
            add(unit.out);
        }
        for (const std::int32_t number : network.direct) add(number);
        add(network.bias);
    }
    return print;
}

}  // namespace tianyuan::eval
