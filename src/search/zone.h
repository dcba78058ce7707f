#pragma once

#include "eval/shape_map.h"
#include "search/proof.h"

#include <cstdint>

namespace tianyuan::search {

/// Where a stone of the defender, played before a win begins, may spoil it: on a point that the
/// attacker wants to play, or where it could help the defender to a five of his own. Anywhere else
/// it changes nothing (docs/proof.md tells why). In renju and caro, where a stone can do more than
/// that, every empty cell.
class Zone {
public:
    /// The defender is to move on `map`; stones are placed on it and taken back.
    Zone(eval::ShapeMap& map, eval::Side attacker, const Proof& win);

    /// Empty cells, forbidden ones among them.
    const eval::CellSet& cells() const { return cells_; }
    /// Stones placed to find out.
    std::uint64_t stonesPlaced() const { return placed_; }

private:
    void follow(int index, int unseen);
    void addDangers(int unseen);
    void place(eval::Cell cell, eval::Side side);
    void takeBack(eval::Side side);

    eval::ShapeMap& map_;
    eval::Side attacker_;
    const Proof& win_;
    eval::CellSet defenders_;
    eval::CellSet cells_;
    std::uint64_t placed_ = 0;
};

}  // namespace tianyuan::search
