#pragma once

#include "eval/evaluator.h"
#include "eval/network.h"

#include <array>
#include <vector>

namespace tianyuan::eval {

/// Asks the networks of the map's weights, as NNUE does: the sums of the first layer are kept. A
/// stone changes them by the few points whose shapes it changes; taking it back returns to the sums
/// before it.
class NetworkEvaluator final : public Evaluator {
public:
    explicit NetworkEvaluator(const ShapeMap& map);

    void placed(const ShapeMap& map, Cell cell, Side side) override;
    void takenBack(const ShapeMap& map, Cell cell, Side side) override;
    int score(const ShapeMap& map, Side side) override;

private:
    /// The sums over the board, by the side to move.
    struct Sums {
        std::array<NetworkRow, 2> of{};
    };
    /// A point with these shapes in either colour comes to the sums (1), or leaves them (-1).
    template <int Sign>
    void count(Sums& sums, const std::array<PackedShapes, 2>& shapes) const;

    std::array<const Network*, 2> networks_;
    const PointCode* codes_;
    std::vector<Sums> sums_;  // after each of the stones placed since the beginning
};

}  // namespace tianyuan::eval
