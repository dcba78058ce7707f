#include "puzzle/source_game.h"

#include "core/splitmix.h"
#include "eval/shape_map.h"
#include "search/candidates.h"

#include <array>
#include <random>

namespace tianyuan::puzzle {
namespace {

using namespace eval;

constexpr int LongestGame = 60;
constexpr std::uint64_t FewestFirstStones = 3;
constexpr std::uint64_t FirstStonesMore = 3;
constexpr int FirstReach = 3;  // of the first stones, from the centre

/// How far a side is led astray, against the values of points.
std::uint64_t carelessness(std::mt19937_64& random) {
    constexpr std::array<std::uint64_t, 4> Amounts{30, 80, 160, 320};
    return Amounts[random() % Amounts.size()];
}

/// The best point, as somebody sees it who is a little careless; NoCell: there is none.
Cell chosen(const ShapeMap& map, Side side, std::uint64_t noise, std::mt19937_64& random) {
    Cell best = NoCell;
    int most = 0;
    search::nearbyCells(map, search::Range::Near).forEach(map.size(), [&](Cell cell) {
        if (map.isForbidden(cell, side)) return;
        const int worth = map.value(side, cell).attack() + map.value(other(side), cell).defence() +
                          static_cast<int>(random() % noise);
        if (best != NoCell && worth <= most) return;
        best = cell;
        most = worth;
    });
    return best;
}

}  // namespace

std::vector<Move> sourceGame(Rule rule, int size, std::uint64_t seed) {
    std::mt19937_64 random(mixed(seed, 1));
    const std::array noise{carelessness(random), carelessness(random)};
    ShapeMap map(rule, Board(size));
    std::vector<Move> moves;
    Side side = BlackSide;
    const auto play = [&](Cell cell) {
        map.place(cell, side);
        moves.emplace_back(pointOf(cell));
        side = other(side);
    };
    // The first stones by chance, or careful sides would always begin alike.
    const auto begun = FewestFirstStones + random() % FirstStonesMore;
    while (moves.size() < begun) {
        const auto off = [&] {
            return static_cast<int>(random() % (2 * FirstReach + 1)) - FirstReach;
        };
        const Point point = Board(size).centre() + Offset{off(), off()};
        if (map.isEmpty(cellOf(point)) && Board(size).contains(point)) play(cellOf(point));
    }
    while (static_cast<int>(moves.size()) < LongestGame && map.emptyPoints() > 1) {
        const Cell cell = chosen(map, side, noise[side], random);
        if (cell == NoCell || map.threat(side, cell) == Threat::Five) break;
        play(cell);
    }
    return moves;
}

}  // namespace tianyuan::puzzle
