#include "eval/window.h"

#include "eval/shape_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace tianyuan::eval {
namespace {

/// The window of eight places as they are written: '.' empty, 'X' Black, 'O' White, '|' the edge.
Window windowOf(std::string_view places, Side side) {
    constexpr std::string_view Letters = ".XO|";
    std::size_t bits = 0;
    for (std::size_t i = 0; i < places.size(); ++i) bits |= Letters.find(places[i]) << (2 * i);
    return windowsOf(side)[bits];
}

TEST(Window, IsTheSameFromEitherEnd) {
    EXPECT_EQ(windowOf(".XO..X.|", BlackSide), windowOf("|.X..OX.", BlackSide));
    EXPECT_NE(windowOf(".XO..X.|", BlackSide), windowOf(".OX..X.|", BlackSide));
}

TEST(Window, SeesOwnStonesAndTheOthers) {
    EXPECT_EQ(windowOf("XX.O..O|", BlackSide), windowOf("OO.X..X|", WhiteSide));
    EXPECT_NE(windowOf("XX.O..O|", BlackSide), windowOf("XX.O..O|", WhiteSide));
}

TEST(Window, NothingIsSeenBeyondTheEdge) {
    EXPECT_EQ(windowOf("XO|..X..", BlackSide), windowOf("|||..X..", BlackSide));
    EXPECT_NE(windowOf("|||..X..", BlackSide), windowOf("||...X..", BlackSide));
}

TEST(Window, EveryNumberIsOne) {
    for (const Side side : {BlackSide, WhiteSide}) {
        const std::set<Window> windows(windowsOf(side).begin(), windowsOf(side).end());
        EXPECT_EQ(windows.size(), std::size_t{WindowCount});
        EXPECT_EQ(*windows.rbegin(), WindowCount - 1);
    }
}

TEST(Window, TheMapKnowsWhatStandsAroundAPoint) {
    ShapeMap map(Rule::Freestyle, Board(15));
    const auto place = [&map](int x, int y, Side side) { map.place(cellOf({x, y}), side); };
    place(0, 7, BlackSide);
    place(3, 7, WhiteSide);
    place(2, 5, BlackSide);
    place(5, 10, WhiteSide);
    place(4, 5, WhiteSide);
    const Cell cell = cellOf({2, 7});
    const auto at = [&](int direction) {
        return windowsOf(BlackSide)[map.around(cell, direction)];
    };
    EXPECT_EQ(at(0), windowOf("||X.O...", BlackSide));
    EXPECT_EQ(at(1), windowOf("..X.....", BlackSide));
    EXPECT_EQ(at(2), windowOf("||....O.", BlackSide));
    EXPECT_EQ(at(3), windowOf("||...O..", BlackSide));
}

}  // namespace
}  // namespace tianyuan::eval
