#pragma once

#include "eval/shape_map.h"

#include <memory>

namespace tianyuan::eval {

/// Who judges positions. It hears of every stone before it is placed or taken back, so that it can
/// keep what it needs; one is used by one thread only.
class Evaluator {
public:
    virtual ~Evaluator() = default;

    /// A stone is about to be placed on the map; the last one is about to be taken back.
    virtual void placing(const ShapeMap& map) = 0;
    virtual void takingBack() = 0;

    /// How good the position is for `side`, who is to move; see ScoreUnit.
    virtual int score(const ShapeMap& map, Side side) = 0;

    /// Makes ready for moreRank() in a position with `side` to move.
    virtual void readMoves(const ShapeMap&, Side) {}
    /// How much more a cell draws the next stone of `side` than the weights of the map say, in
    /// hundredths of a logit.
    virtual int moreRank(const ShapeMap&, Side, Cell) const { return 0; }
};

/// Who judges by the weights of the map, which it follows from here on: the networks, or where
/// there are none the weights of the points.
std::unique_ptr<Evaluator> evaluatorFor(const ShapeMap& map);

}  // namespace tianyuan::eval
