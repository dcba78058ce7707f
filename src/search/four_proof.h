#pragma once

#include "search/four_board.h"
#include "search/proof.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tianyuan::search {

/// Hears how many stones a search has placed.
using OnStones = std::function<void(std::uint64_t stones)>;

/// Finds wins by fours alone (VCF) and proves them: the shorter the better, by looking first for
/// one four, then two, and so on.
///
/// Nothing is taken for won but a five: what stops it is asked of the board after each stone, so
/// that fouls, overlines and closed fives need no thought of their own.
class FourProver {
public:
    /// `slots` is the number of positions it remembers; a power of two.
    explicit FourProver(std::size_t slots = 1 << 16) : slots_(slots) {}

    /// Looks for a win of `side`, who is to move, with at most so many fours, placing at most so
    /// many stones; adds it to `proof` and makes it the root.
    Verdict prove(const eval::ShapeMap& map, eval::Side side, int fours, std::uint64_t stones,
                  Proof& proof);

    /// All stones placed so far.
    std::uint64_t stonesPlaced() const { return placed_; }
    void forget();
    /// From now on it ends early, with Verdict::Unknown, once a stop is asked for, and tells now
    /// and then how many stones have been placed in all.
    void watch(std::stop_token stop, OnStones onStones) {
        stop_ = std::move(stop);
        onStones_ = std::move(onStones);
    }

private:
    /// What is known of a position: how many fours were tried in vain, or the first of a win.
    struct Slot {
        std::uint64_t key = 0;
        eval::Cell winner = eval::NoCell;
        std::uint16_t fours = 0;
    };

    int attack(int fours);
    int stopByFour(int fours);
    int tryFours(int fours);
    bool canMakeFour();
    int tryFour(eval::Cell cell, int fours);
    int answersLose(eval::Cell cell, int fours);
    bool mustEnd();
    std::uint64_t key() const;

    FourBoard board_;
    bool isRenju_ = false;
    eval::Side side_ = eval::BlackSide;
    Proof* proof_ = nullptr;
    std::uint64_t placed_ = 0;
    std::uint64_t last_ = 0;  // placed_ must not exceed it
    bool cut_ = false;        // has a line been left because of the number of fours?
    bool ended_ = false;
    int untilCheck_ = 0;
    std::stop_token stop_;
    OnStones onStones_;
    std::vector<Slot> slots_;
};

/// Can a stone of `side` on the empty cell make a four?
bool makesFour(const eval::ShapeMap& map, eval::Side side, eval::Cell cell);

/// The empty cells on which a stone of the other side takes the five on `cell` from `side`: that
/// cell, and where closed fives are nothing, perhaps an end of the row.
eval::CellSet stopsOfFive(const eval::ShapeMap& map, eval::Side side, eval::Cell cell);

}  // namespace tianyuan::search
