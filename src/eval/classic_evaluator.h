#pragma once

#include "eval/evaluator.h"

namespace tianyuan::eval {

/// Weights of the shapes of all empty points, added up, and of the threats that stand. The map
/// keeps the sums, so there is nothing to do when a stone is placed.
class ClassicEvaluator final : public Evaluator {
public:
    void placed(const ShapeMap&, Cell, Side) override {}
    void takenBack(const ShapeMap&, Cell, Side) override {}
    int score(const ShapeMap& map, Side side) override;
};

/// Which threats stand, as an index of Weights::standing.
std::size_t standingThreats(const ShapeMap& map, Side side);

}  // namespace tianyuan::eval
