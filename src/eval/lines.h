#pragma once

#include "eval/grid.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tianyuan::eval {

/// A line of the board as a word: two bits a place (0 empty, 1 Black, 2 White, 3 beyond the edge).
using Line = std::uint64_t;

/// The stones of a board, once for each of the four lines through them. Two kilobytes, quick to
/// copy and to change: what shapes are looked up in.
class Lines {
public:
    explicit Lines(int size) {
        for (auto& direction : words_) direction.fill(~Line{0});
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) change(cellOf({x, y}), Edge);
        }
    }

    /// The line through a cell in one of the four Directions, and the cell's place on it.
    Line through(Cell cell, int direction) const {
        return words_[static_cast<std::size_t>(direction)][numberOf(cell, direction)];
    }
    static constexpr int placeOf(Cell cell, int direction) {
        return direction == 1 ? cell / GridWidth : cell % GridWidth;
    }

    static constexpr bool isEmpty(Line line, int place) { return ((line >> (2 * place)) & 3) == 0; }
    /// A line with one more stone.
    static constexpr Line with(Line line, int place, Side side) {
        return line | (bitsOf(side) << (2 * place));
    }

    bool isEmpty(Cell cell) const { return isEmpty(through(cell, 0), placeOf(cell, 0)); }
    bool hasStone(Cell cell, Side side) const {
        return ((through(cell, 0) >> (2 * placeOf(cell, 0))) & 3) == bitsOf(side);
    }

    /// Puts a stone on an empty cell, or takes it off.
    void toggle(Cell cell, Side side) { change(cell, bitsOf(side)); }

private:
    static constexpr Line Edge = 3;

    static constexpr Line bitsOf(Side side) { return side == BlackSide ? 1 : 2; }
    static constexpr std::size_t numberOf(Cell cell, int direction) {
        const unsigned x = cell % GridWidth;
        const unsigned y = cell / GridWidth;
        switch (direction) {
            case 0:
                return y;
            case 1:
                return x;
            case 2:
                return x + GridWidth - 1 - y;
            default:
                return x + y;
        }
    }

    void change(Cell cell, Line bits) {
        for (int direction = 0; direction < 4; ++direction) {
            words_[static_cast<std::size_t>(direction)][numberOf(cell, direction)] ^=
                bits << (2 * placeOf(cell, direction));
        }
    }

    std::array<std::array<Line, 2 * GridWidth>, 4> words_{};
};

}  // namespace tianyuan::eval
