#include "study/draw_offer.h"

#include <array>

namespace tianyuan::study {
namespace {

constexpr double Lost = 0.02;    // nothing to think about, however young the game
constexpr double Worse = 0.40;   // a little, and so every move is a risk
constexpr double Better = 0.55;  // too much to give away
constexpr int YoungGame = 20;    // stones
constexpr double MostlyFull = 0.6;

}  // namespace

bool canStillMakeFive(const Board& board, Stone side) {
    constexpr int Five = 5;
    constexpr std::array<std::array<int, 2>, 4> Directions{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    const Stone other = opponent(side);
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            for (const auto& [dx, dy] : Directions) {
                int free = 0;
                while (free < Five) {
                    const Point point(x + free * dx, y + free * dy);
                    if (!board.contains(point) || board.at(point) == other) break;
                    ++free;
                }
                if (free == Five) return true;
            }
        }
    }
    return false;
}

bool takesDraw(const Board& board, Stone side, std::optional<double> chance) {
    const bool isLate = board.stones() >= MostlyFull * board.area();
    const bool hasNothingToPlayFor = !canStillMakeFive(board, side) || isLate;
    if (!chance) return !canStillMakeFive(board, side);
    if (*chance <= Lost) return true;
    if (*chance <= Worse) return board.stones() >= YoungGame;
    return *chance < Better && hasNothingToPlayFor;
}

}  // namespace tianyuan::study
