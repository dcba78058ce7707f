#include "bots/shapes_lines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tianyuan::bots {
namespace {

/// A whole line, from edge to edge.
BoardLine lineOf(std::string_view drawing) {
    BoardLine line;
    line.length = static_cast<int>(drawing.size());
    for (int i = 0; i < line.length; ++i) {
        const char c = drawing[static_cast<std::size_t>(i)];
        if (c == 'X') line.toggle(i, Stone::Black);
        if (c == 'O') line.toggle(i, Stone::White);
    }
    return line;
}

int worth(std::string_view drawing, Rule rule = Rule::Freestyle) {
    return worthOf(lineOf(drawing), rule);
}

/// A form of the report, with room where it shows no enemy stone.
struct Form {
    const char* line;
    int worth;
};

class ShapeForm : public testing::TestWithParam<Form> {};

TEST_P(ShapeForm, IsWorthItsShapeFromBothSidesToBothPlayers) {
    std::string line = GetParam().line;
    for (const bool mirrored : {false, true}) {
        if (mirrored) std::ranges::reverse(line);
        EXPECT_EQ(worth(line), GetParam().worth) << line;
        std::string swapped = line;
        for (char& c : swapped) c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
        EXPECT_EQ(worth(swapped), -GetParam().worth) << swapped;
    }
}

INSTANTIATE_TEST_SUITE_P(
    SevenShapes, ShapeForm,
    testing::Values(Form{"....XXXXX....", 10000},                           // five
                    Form{"....XXXX....", 1000},                             // open four
                    Form{"....XXXXO...", 100}, Form{"....X.XXX....", 100},  // four
                    Form{"....XX.XX....", 100},                             //
                    Form{"....XXX....", 100}, Form{"....X.XX....", 100},    // open three
                    Form{"....XXXO...", 10}, Form{"....X.XXO...", 10},      // closed three
                    Form{"....XX.XO...", 10}, Form{"....X..XX....", 10},    //
                    Form{"....X.X.X....", 10}, Form{"...O.XXX.O...", 10},   //
                    Form{"....XX....", 10}, Form{"....X.X....", 10},        // open two
                    Form{"....X..X....", 10},                               //
                    Form{"....XXO...", 1}, Form{"....X.XO...", 1},          // closed two
                    Form{"....X..XO...", 1}, Form{"....X...X....", 1}));

INSTANTIATE_TEST_SUITE_P(Nothing, ShapeForm,
                         testing::Values(Form{"..............", 0}, Form{"......X.......", 0},  //
                                         Form{"....X....X....", 0},  // too far apart
                                         Form{"...OXXO.......", 0}, Form{"...OXXXO......", 0},
                                         Form{"...OXXXXO.....", 0}, Form{"....OX.XXO....", 0},
                                         Form{"XX..O.........", 0}, Form{"XXXX", 0}));

INSTANTIATE_TEST_SUITE_P(
    ByDefinition, ShapeForm,
    testing::Values(Form{"XXX..O", 10}, Form{".XXX.O", 10}, Form{".XXX..O", 100},  // by the room
                    Form{".XX..O", 1}, Form{".XX...O", 10}, Form{"XX...O", 1},
                    Form{"..XX.XX.XX..", 1000},   // two points make five
                    Form{"..X.XXX.X..", 1000},    // so here
                    Form{"..XXX.XXX..", 100},     // one point makes seven, and that wins
                    Form{"..X..XXX....", 100}));  // an open three beside a stone

TEST(ShapesLines, CountsAGroupOnceAndEveryGroup) {
    EXPECT_EQ(worth("..XXX......XXX.."), 100 + 100);
    EXPECT_EQ(worth("..XXX....XX....."), 100 + 10);   // four empty points between: two groups
    EXPECT_EQ(worth("..XXX...XX......"), 100);        // three: one group, its strongest shape
    EXPECT_EQ(worth("..XXXO.OO......."), 10 - 10);    // enemies divide groups
    EXPECT_EQ(worth(".XXXX....XX....."), 1000 + 10);  // a five of the one is none of the other
    EXPECT_EQ(worth("XX..XX.........."), 10);
}

TEST(ShapesLines, KnowsWhetherSixWins) {
    for (const Rule rule : {Rule::Standard, Rule::Renju, Rule::Caro}) {
        EXPECT_EQ(worth("..XXXXXX..", rule), 0);
        EXPECT_EQ(worth(".XXXX.X...", rule), 100);  // only the far end makes five
    }
    for (const Rule rule : {Rule::Freestyle, Rule::CaroOverline}) {
        EXPECT_EQ(worth("..XXXXXX..", rule), 10000);
        EXPECT_EQ(worth(".XXXX.X...", rule), 1000);
    }
    EXPECT_EQ(worth("..OOOOOO..", Rule::Renju), -10000);
    EXPECT_EQ(worth("..OOOOOO..", Rule::Standard), 0);
}

TEST(ShapesLines, KnowsAFiveThatIsClosedUnderCaro) {
    EXPECT_EQ(worth("..OXXXXXO..", Rule::Caro), 0);
    EXPECT_EQ(worth("..OXXXXXO..", Rule::Freestyle), 10000);
    EXPECT_EQ(worth("XXXXXO.....", Rule::Caro), 10000);  // the edge closes nothing
    EXPECT_EQ(worth("..OXXXX.O..", Rule::Caro), 0);
    EXPECT_EQ(worth("..OXXXX.O..", Rule::Freestyle), 100);
}

TEST(LineTable, SaysTheSameAsTheDefinitions) {
    LineTable table;
    for (const Rule rule : AllRules) {
        table.use(rule);
        for (int round = 0; round < 2; ++round) {
            for (std::uint32_t code = 0; code < 19683; ++code) {  // all lines of nine points
                BoardLine line{.length = 9};
                std::uint32_t rest = code;
                for (int i = 0; i < 9; ++i, rest /= 3) {
                    if (rest % 3 == 1) line.toggle(i, Stone::Black);
                    if (rest % 3 == 2) line.toggle(i, Stone::White);
                }
                ASSERT_EQ(table.worth(line), worthOf(line, rule));
            }
        }
    }
}

}  // namespace
}  // namespace tianyuan::bots
