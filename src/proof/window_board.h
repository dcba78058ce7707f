#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "core/symmetry.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <vector>

namespace tianyuan::proof {

/// Points of a board by number, row by row.
using Cell = std::uint16_t;
using CellSet = std::bitset<Board::MaxSize * Board::MaxSize>;

/// The windows of a board: every five points next to each other on a line.
struct Windows {
    static constexpr int Length = 5;
    static constexpr int OffBoard = -1;

    struct Window {
        std::array<Cell, Length> cells{};
        CellSet set;            // the same
        int before = OffBoard;  // the points beside its ends
        int after = OffBoard;
    };

    explicit Windows(int size);

    int size;
    std::vector<Window> all;
    std::vector<std::vector<std::uint16_t>> through;  // the windows of each cell
};

/// A board of attacker and defender that knows one thing: how many stones of each stand in every
/// window.
class WindowBoard {
public:
    enum Side : std::uint8_t { Attacker, Defender };

    WindowBoard(std::shared_ptr<const Windows> windows, Rule rule);

    int size() const { return windows_->size; }
    int area() const { return size() * size(); }
    Cell cellOf(Point point) const { return static_cast<Cell>(point.y * size() + point.x); }
    Point pointOf(Cell cell) const { return {cell % size(), cell / size()}; }

    bool isEmpty(Cell cell) const { return !stones_[Attacker][cell] && !stones_[Defender][cell]; }
    const CellSet& stones(Side side) const { return stones_[side]; }
    CellSet empty() const { return whole_ & ~(stones_[Attacker] | stones_[Defender]); }

    void place(Cell cell, Side side);
    void remove(Cell cell, Side side);

    /// Does a stone of this side on the cell, which stands there, complete a five by the rule?
    bool hasFive(Cell cell, Side side) const;

    /// Calls `visit(window, stones)` for each window that the defender has so many stones in, one
    /// or more, and can still make a five of.
    template <typename Visit>
    void forEachDanger(Visit&& visit) const {
        for (std::size_t i = 0; i < windows_->all.size(); ++i) {
            if (counts_[Attacker][i] != 0 || counts_[Defender][i] == 0) continue;
            const Windows::Window& window = windows_->all[i];
            if (!isExactFive(window, Defender)) continue;
            visit(window, counts_[Defender][i]);
        }
    }

    /// A number for the stones; equal boards have equal ones.
    std::uint64_t hash() const { return hash_; }
    /// The stones as `symmetry` lays them over the board.
    WindowBoard image(Symmetry symmetry) const;

private:
    bool isExactFive(const Windows::Window& window, Side side) const;
    void toggle(Cell cell, Side side);

    std::shared_ptr<const Windows> windows_;
    bool overlineWins_;
    CellSet whole_;
    std::array<CellSet, 2> stones_;
    std::array<std::vector<std::uint8_t>, 2> counts_;
    std::uint64_t hash_ = 0;
};

}  // namespace tianyuan::proof
