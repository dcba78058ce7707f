#pragma once

#include "record/record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::store {

/// A position that occurs in a record, for the index of positions.
struct ListedPosition {
    std::uint64_t key = 0;     // PositionKey::value
    int ply = 0;               // moves made before it
    record::NodeId node = 0;   // 0 on the main line, else the node's number in pre-order
    std::optional<Move> next;  // the move that follows, canonical

    friend bool operator==(const ListedPosition&, const ListedPosition&) = default;
};

/// Every position of the main line, from the start on, and every one of the variations. Each key
/// once, the main line's place before others, sorted by key. A line ends at a move that cannot be
/// made (off the board, or on a stone); a start that cannot be set up gives an empty list.
std::vector<ListedPosition> positionsOf(const record::Record& record);

}  // namespace tianyuan::store
