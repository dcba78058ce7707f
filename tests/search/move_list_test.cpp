#include "search/move_list.h"

#include <gtest/gtest.h>

#include <vector>

namespace tianyuan::search {
namespace {

std::vector<int> taken(MoveList& list) {
    std::vector<int> cells;
    for (RankedMove move = list.next(); move.cell != eval::NoCell; move = list.next()) {
        cells.push_back(move.cell);
    }
    return cells;
}

MoveList fiveMoves() {
    MoveList list;
    list.add(10, 3);
    list.add(20, 9);
    list.add(30, -4);
    list.add(40, 7);
    list.add(50, 0);
    return list;
}

TEST(MoveList, GivesTheBestOfThoseThatAreLeft) {
    MoveList list = fiveMoves();
    EXPECT_EQ(taken(list), (std::vector<int>{20, 40, 10, 50, 30}));
    EXPECT_EQ(list.next().cell, eval::NoCell);
}

TEST(MoveList, AMoveCanBeTakenOut) {
    for (const auto& [cell, rest] : {std::pair{10, std::vector<int>{20, 40, 50, 30}},
                                     std::pair{50, std::vector<int>{20, 40, 10, 30}},
                                     std::pair{60, std::vector<int>{20, 40, 10, 50, 30}}}) {
        MoveList list = fiveMoves();
        list.remove(static_cast<eval::Cell>(cell));
        EXPECT_EQ(list.size(), static_cast<int>(rest.size()));
        EXPECT_EQ(taken(list), rest);
    }
}

}  // namespace
}  // namespace tianyuan::search
