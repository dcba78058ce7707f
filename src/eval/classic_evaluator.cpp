#include "eval/classic_evaluator.h"

namespace tianyuan::eval {
namespace {

constexpr int FirstThreat = static_cast<int>(Threat::Three);
constexpr int LastThreat = static_cast<int>(Threat::FourThree);

std::size_t threatsOf(const ShapeMap& map, Side side) {
    std::size_t bits = 0;
    for (int threat = FirstThreat; threat <= LastThreat; ++threat) {
        const bool stands = map.count(side, static_cast<Threat>(threat)) > 0;
        bits |= static_cast<std::size_t>(stands) << (threat - FirstThreat);
    }
    return bits;
}

}  // namespace

std::size_t standingThreats(const ShapeMap& map, Side side) {
    const Side enemy = other(side);
    const std::size_t openFour = map.count(enemy, Threat::OpenFour) > 0;
    constexpr int Width = LastThreat - FirstThreat + 1;
    static_assert(1 << (2 * Width + 1) == StandingCount);
    return threatsOf(map, side) | threatsOf(map, enemy) << Width | openFour << (2 * Width);
}

int ClassicEvaluator::score(const ShapeMap& map, Side side) {
    return map.sumToMove(side) - map.sumWaiting(other(side)) +
           map.weights().standing[side][standingThreats(map, side)];
}

}  // namespace tianyuan::eval
