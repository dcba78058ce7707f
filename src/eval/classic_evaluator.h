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

    void placing(const ShapeMap& map) override;
    void takingBack() override { sums_.pop_back(); }
    int score(const ShapeMap& map, Side side) override;

private:
    /// The weights of all empty points, by colour: for who is to move, and for who waits.
    struct Sums {
        std::array<int, 2> toMove{};
        std::array<int, 2> waiting{};
        bool known = false;
    };
    /// Those of the position on the map, found out when they are asked for.
    const Sums& sumsNow(const ShapeMap& map);
    /// A point with these codes in either colour comes to the sums (1), or leaves them (-1).
    void count(Sums& sums, const std::array<PointCode, 2>& codes, int sign) const;

    const Weights& weights_;
    std::vector<Sums> sums_;  // at the beginning, and after each stone placed since
};

}  // namespace tianyuan::eval
