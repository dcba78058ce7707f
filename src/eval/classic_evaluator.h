#pragma once

#include "eval/evaluator.h"

#include <array>
#include <vector>

namespace tianyuan::eval {

/// Weights of the shapes of all empty points, added up. A stone changes the sums by the few points
/// whose shapes it changes; taking it back returns to the sums before it.
class ClassicEvaluator final : public Evaluator {
public:
    explicit ClassicEvaluator(const ShapeMap& map);

    void placed(const ShapeMap& map, Cell cell, Side side) override;
    void takenBack(const ShapeMap& map, Cell cell, Side side) override;
    int score(const ShapeMap& map, Side side) override;

private:
    /// The weights of all empty points, by colour: for who is to move, and for who waits.
    struct Sums {
        std::array<int, 2> toMove{};
        std::array<int, 2> waiting{};
    };
    /// A point with these shapes in either colour comes to the sums (1), or leaves them (-1).
    void count(Sums& sums, const std::array<PackedShapes, 2>& shapes, int sign) const;

    const Weights& weights_;
    const PointCode* codes_;
    std::vector<Sums> sums_;  // after each of the stones placed since the beginning
};

}  // namespace tianyuan::eval
