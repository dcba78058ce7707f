#pragma once

#include "eval/shape_map.h"

#include <memory>

namespace tianyuan::eval {

/// Who judges positions. It hears every stone that is placed and taken back, so that it can keep
/// what it needs; one is used by one thread only.
class Evaluator {
public:
    virtual ~Evaluator() = default;

    /// A stone has been placed on the map, or is about to be taken back.
    virtual void placed(const ShapeMap& map, Cell cell, Side side) = 0;
    virtual void takenBack(const ShapeMap& map, Cell cell, Side side) = 0;

    /// How good the position is for `side`, who is to move; see ScoreUnit.
    virtual int score(const ShapeMap& map, Side side) = 0;
};

/// Who judges by the weights of the map, which it follows from here on: the networks, or where
/// there are none the weights of the points.
std::unique_ptr<Evaluator> evaluatorFor(const ShapeMap& map);

}  // namespace tianyuan::eval
