#include "eval/weights.h"

namespace tianyuan::eval {

const Weights& weightsFor(Rule rule) {
    static const std::unique_ptr<Weights> likeGomoku = handMadeWeights(Rule::Freestyle);
    static const std::unique_ptr<Weights> likeRenju = handMadeWeights(Rule::Renju);
    return rule == Rule::Renju ? *likeRenju : *likeGomoku;
}

std::uint32_t fingerprintOf(const Weights& weights) {
    std::uint32_t print = 2166136261;  // FNV-1a
    const auto add = [&print](std::int16_t number) {
        print = (print ^ static_cast<std::uint16_t>(number)) * 16777619;
    };
    for (const Side side : {BlackSide, WhiteSide}) {
        for (const PointWeight& point : weights.points[side]) {
            for (const auto n : {point.toMove, point.waiting, point.attack, point.defence}) add(n);
        }
        for (const std::int16_t score : weights.standing[side]) add(score);
    }
    return print;
}

}  // namespace tianyuan::eval
