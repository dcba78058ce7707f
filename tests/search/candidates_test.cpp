#include "search/candidates.h"

#include "support/board_text.h"

#include <gtest/gtest.h>

namespace tianyuan::search {
namespace {

using eval::BlackSide;
using eval::ShapeMap;
using eval::WhiteSide;

constexpr std::string_view OpenThree = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . X X X . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . O O O X . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

int countOf(const eval::CellSet& cells, int size) {
    int count = 0;
    cells.forEach(size, [&](eval::Cell) { ++count; });
    return count;
}

TEST(Candidates, WhoeverHasAnOpenThreeToPlayOnHasWon) {
    const ShapeMap map(Rule::Freestyle, test::boardOf(OpenThree));
    const Candidates found = candidatesFor(map, BlackSide, Range::Near);
    EXPECT_EQ(found.situation, Situation::Won);
    EXPECT_EQ(found.plies, 3);
}

TEST(Candidates, AgainstAnOpenThreeThereAreDefencesAndOwnFours) {
    const ShapeMap map(Rule::Freestyle, test::boardOf(OpenThree));
    const Candidates found = candidatesFor(map, WhiteSide, Range::Near);
    EXPECT_EQ(found.situation, Situation::MustReact);
    EXPECT_TRUE(found.cells.contains(eval::cellOf({2, 4})));
    EXPECT_TRUE(found.cells.contains(eval::cellOf({6, 4})));
    EXPECT_TRUE(found.cells.contains(eval::cellOf({1, 7})));  // makes a four
    EXPECT_LE(countOf(found.cells, 11), 5);
}

TEST(Candidates, TwoFoursCannotBeStopped) {
    const ShapeMap map(Rule::Freestyle, test::boardOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"));
    const Candidates found = candidatesFor(map, WhiteSide, Range::Near);
    EXPECT_EQ(found.situation, Situation::Lost);
    EXPECT_EQ(found.plies, 2);
}

TEST(Candidates, BlackMustNotStopAFourOnAForbiddenPoint) {
    // Only e7 stops the four, and there Black would make two threes.
    const Board board = test::boardOf(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . X . . . . . .
        . . . . X . . . . . .
        X O O O . O . . . . .
        . . . . . . . . . . .
        . . X . . . . . . . .
        . X . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    const ShapeMap map(Rule::Renju, board);
    const Candidates found = candidatesFor(map, BlackSide, Range::Near);
    const bool forbidden = map.isForbidden(eval::cellOf({4, 4}), BlackSide);
    EXPECT_TRUE(forbidden);
    EXPECT_EQ(found.situation, Situation::Lost);
    EXPECT_EQ(candidatesFor(ShapeMap(Rule::Freestyle, board), BlackSide, Range::Near).situation,
              Situation::MustStop);
}

TEST(Candidates, RangesReachAsFarAsTheySay) {
    ShapeMap map(Rule::Freestyle, 15, eval::PointTable::of(Rule::Freestyle));
    map.place(eval::cellOf({7, 7}), BlackSide);
    EXPECT_EQ(countOf(nearbyCells(map, Range::Near), 15), 24 + 8);
    EXPECT_EQ(countOf(nearbyCells(map, Range::Wide), 15), 48 + 8);
    EXPECT_EQ(countOf(nearbyCells(map, Range::Whole), 15), 224);
}

}  // namespace
}  // namespace tianyuan::search
