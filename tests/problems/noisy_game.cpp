#include "problems/noisy_game.h"

#include "eval/shape_map.h"
#include "search/candidates.h"

namespace tianyuan::test {

using namespace eval;

namespace {

/// How far a side is led astray, against the values of points.
int carelessness(std::mt19937_64& random) {
    constexpr std::array Amounts{20, 60, 150, 400};
    return Amounts[random() % Amounts.size()];
}

}  // namespace

std::vector<Move> noisyGame(Rule rule, int size, int length, std::mt19937_64& random) {
    ShapeMap map(rule, Board(size));
    const std::array noise{carelessness(random), carelessness(random)};
    std::vector<Move> moves;
    Side side = BlackSide;
    while (static_cast<int>(moves.size()) < length && map.emptyPoints() > 0) {
        Cell best = NoCell;
        int most = 0;
        search::nearbyCells(map, search::Range::Near).forEach(size, [&](Cell cell) {
            if (map.isForbidden(cell, side)) return;
            const auto bound = static_cast<std::uint64_t>(noise[side]);
            const int worth = map.value(side, cell).attack() +
                              map.value(other(side), cell).defence() +
                              static_cast<int>(random() % bound);
            if (best != NoCell && worth <= most) return;
            best = cell;
            most = worth;
        });
        if (best == NoCell) break;
        moves.emplace_back(pointOf(best));
        if (map.threat(side, best) == Threat::Five) break;
        map.place(best, side);
        side = other(side);
    }
    return moves;
}

}  // namespace tianyuan::test
