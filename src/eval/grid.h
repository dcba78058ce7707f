#pragma once

#include "core/board.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tianyuan::eval {

/// The two colours as indices of arrays.
enum Side : std::uint8_t { BlackSide, WhiteSide };

constexpr Side other(Side side) { return side == BlackSide ? WhiteSide : BlackSide; }
constexpr Side sideOf(Stone stone) { return stone == Stone::Black ? BlackSide : WhiteSide; }
constexpr Stone stoneOf(Side side) { return side == BlackSide ? Stone::Black : Stone::White; }

/// A place on a grid of 32 by 32 that has room for the largest board and five places around it:
/// row times 32 plus column. A step along a line is the addition of a number.
using Cell = std::uint16_t;

inline constexpr int GridWidth = 32;
inline constexpr int GridMargin = 5;
inline constexpr int GridCells = GridWidth * GridWidth;
static_assert(Board::MaxSize + 2 * GridMargin == GridWidth);
/// No point of any board.
inline constexpr Cell NoCell = 0;

/// A step to the next cell in each of the four Directions.
inline constexpr std::array<int, 4> Steps{1, GridWidth, GridWidth + 1, 1 - GridWidth};

constexpr Cell cellOf(Point point) {
    return static_cast<Cell>((point.y + GridMargin) * GridWidth + point.x + GridMargin);
}
constexpr Point pointOf(Cell cell) {
    return {cell % GridWidth - GridMargin, cell / GridWidth - GridMargin};
}

/// A set of cells, a word of bits for each row.
struct CellSet {
    std::array<std::uint32_t, GridWidth> rows{};

    constexpr bool contains(Cell cell) const {
        return (rows[cell / GridWidth] >> (cell % GridWidth)) & 1U;
    }
    constexpr void insert(Cell cell) { rows[cell / GridWidth] |= 1U << (cell % GridWidth); }
    constexpr void erase(Cell cell) { rows[cell / GridWidth] &= ~(1U << (cell % GridWidth)); }
    constexpr void toggle(Cell cell) { rows[cell / GridWidth] ^= 1U << (cell % GridWidth); }

    /// Calls `visit(Cell)` for each, in board order, on a board of `size` lines.
    template <typename Visit>
    constexpr void forEach(int size, Visit&& visit) const {
        for (int row = GridMargin; row < GridMargin + size; ++row) {
            for (std::uint32_t bits = rows[static_cast<std::size_t>(row)]; bits; bits &= bits - 1) {
                visit(static_cast<Cell>(row * GridWidth + std::countr_zero(bits)));
            }
        }
    }
    /// The first in board order; NoCell if it is empty.
    constexpr Cell first(int size) const {
        for (int row = GridMargin; row < GridMargin + size; ++row) {
            const std::uint32_t bits = rows[static_cast<std::size_t>(row)];
            if (bits) return static_cast<Cell>(row * GridWidth + std::countr_zero(bits));
        }
        return NoCell;
    }

    constexpr CellSet& operator&=(const CellSet& set) {
        for (std::size_t row = 0; row < rows.size(); ++row) rows[row] &= set.rows[row];
        return *this;
    }
    constexpr CellSet& operator|=(const CellSet& set) {
        for (std::size_t row = 0; row < rows.size(); ++row) rows[row] |= set.rows[row];
        return *this;
    }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;
};

}  // namespace tianyuan::eval
