#include "eval/weights.h"

namespace tianyuan::eval {

const Weights& weightsFor(Rule rule) {
    static const std::unique_ptr<Weights> likeGomoku = handMadeWeights(Rule::Freestyle);
    static const std::unique_ptr<Weights> likeRenju = handMadeWeights(Rule::Renju);
    return rule == Rule::Renju ? *likeRenju : *likeGomoku;
}

}  // namespace tianyuan::eval
