#pragma once

#include "core/board.h"
#include "core/symmetry.h"

#include <array>
#include <cstdint>

namespace tianyuan::store {

/// A position seen under all eight symmetries at once, kept up move by move. Its key is the same
/// for positions that a turn or a mirror makes equal, whatever order the stones came in; different
/// positions have different keys but for an accident of one in 2^64.
class PositionKey {
public:
    explicit PositionKey(const Board& board);

    const Board& board() const { return views_.front(); }
    std::uint64_t value() const { return value_; }

    /// A stone on an empty point, or a pass; `sideToMove` is whose turn it is then.
    void play(Move move, Stone stone, Stone sideToMove);
    /// The way back, with whose turn it was.
    void takeBack(Move move, Stone sideToMove);

    /// A move here as it looks in the view that gives the key. Moves that are the same by a
    /// symmetry of the position itself become equal.
    Move canonical(Move move) const;
    /// The way back. Where several points look the same: the first of them in board order.
    Move fromCanonical(Move move) const;

private:
    void update();

    std::array<Board, AllSymmetries.size()> views_;
    std::uint64_t value_ = 0;
};

}  // namespace tianyuan::store
