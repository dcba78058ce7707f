#pragma once

#include "core/board.h"

#include <array>
#include <vector>

namespace tianyuan {

/// One of the eight ways to lay a square board on itself: perhaps flipped left to right, then
/// turned by quarter turns to the right.
struct Symmetry {
    bool flipped = false;
    int quarterTurns = 0;  // 0 to 3

    friend constexpr bool operator==(Symmetry, Symmetry) = default;

    constexpr Point operator()(Point point, int size) const {
        const int last = size - 1;
        if (flipped) point = {last - point.x, point.y};
        for (int turn = 0; turn < quarterTurns; ++turn) point = {last - point.y, point.x};
        return point;
    }

    /// The symmetry that undoes this one.
    constexpr Symmetry inverse() const {
        return flipped ? *this : Symmetry{false, (4 - quarterTurns) % 4};
    }
};

inline constexpr std::array<Symmetry, 8> AllSymmetries{
    {{false, 0}, {false, 1}, {false, 2}, {false, 3}, {true, 0}, {true, 1}, {true, 2}, {true, 3}}};

/// The same position seen under a symmetry.
inline Board transformed(const Board& board, Symmetry symmetry) {
    Board image(board.size());
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None) image.place(symmetry({x, y}, board.size()), stone);
        }
    }
    image.setSideToMove(board.sideToMove());
    return image;
}

/// The symmetries that leave the position as it is; always at least the first of all, which moves
/// nothing.
inline std::vector<Symmetry> symmetriesOf(const Board& board) {
    std::vector<Symmetry> same;
    for (const Symmetry symmetry : AllSymmetries) {
        if (transformed(board, symmetry) == board) same.push_back(symmetry);
    }
    return same;
}

}  // namespace tianyuan
