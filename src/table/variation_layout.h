#pragma once

#include "record/tree.h"

#include <vector>

namespace tianyuan::table {

/// Where a move stands in a drawn tree: moves go down row by row, variations to the right.
struct TreePlace {
    record::NodeId node = record::NoNode;
    int lane = 0;
    int row = 0;
    int parentLane = 0;
    int number = 0;  // of the move; 0: nothing was played there

    friend bool operator==(const TreePlace&, const TreePlace&) = default;
};

/// A tree laid out: the main line straight down at the left, each variation in the first lane to
/// the right that is free from where it branches off to its end.
struct TreeLayout {
    std::vector<TreePlace> places;  // parents before children
    int lanes = 1;
    int rows = 1;
};

/// Of a tree with more than `most` nodes only the line `walked` is laid out, with the first moves
/// of what branches off it.
TreeLayout layOut(const record::Tree& tree, const std::vector<record::NodeId>& walked,
                  std::size_t most = 20'000);

}  // namespace tianyuan::table
