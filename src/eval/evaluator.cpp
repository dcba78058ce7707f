#include "eval/evaluator.h"

#include "eval/classic_evaluator.h"
#include "eval/network_evaluator.h"

namespace tianyuan::eval {

std::unique_ptr<Evaluator> evaluatorFor(const ShapeMap& map) {
    if (map.weights().networks[BlackSide]) return std::make_unique<NetworkEvaluator>(map);
    return std::make_unique<ClassicEvaluator>(map);
}

}  // namespace tianyuan::eval
