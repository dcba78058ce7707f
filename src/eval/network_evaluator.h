#pragma once

#include "eval/evaluator.h"
#include "eval/move_network.h"
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

    void placing(const ShapeMap& map) override;
    void takingBack() override { sums_.pop_back(); }
    int score(const ShapeMap& map, Side side) override;
    void readMoves(const ShapeMap& map, Side side) override;
    int moreRank(const ShapeMap& map, Side side, Cell cell) const override;

    /// The sums over the board if `side` is to move.
    const NetworkRow& sums(const ShapeMap& map, Side side) { return sumsNow(map).of[side]; }

private:
    /// The sums over the board, by the side to move.
    struct Sums {
        NetworkRow of[2]{};
        bool known = false;
    };
    static_assert(alignof(Sums) == sizeof(NetworkRow));
    /// Those of the position on the map, found out when they are asked for.
    const Sums& sumsNow(const ShapeMap& map);
    /// A point with these codes in either colour comes to the sums (1), or leaves them (-1).
    template <int Sign>
    void count(Sums& sums, const std::array<PointCode, 2>& codes) const;

    std::array<const Network*, 2> networks_;
    std::array<const MoveNetwork*, 2> moveNetworks_;
    std::vector<Sums> sums_;  // at the beginning, and after each stone placed since
    NetworkRow reading_{};
};

}  // namespace tianyuan::eval
