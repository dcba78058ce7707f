#include "bots/gametree_bot.h"
#include "support/board_text.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

namespace tianyuan::bots {
namespace {

using player::Score;
using test::ask;
using test::boardOf;
using test::positionOf;
using test::textOf;

constexpr double Won = 10'000'000;

GametreeBot botOfDepth(int depth) { return GametreeBot(GametreeBot::Options{.depth = depth}); }

double scoreAt(const Board& board, Point point, Stone side, Rule rule = Rule::Freestyle) {
    GametreeBot bot = botOfDepth(1);
    return ask(bot, positionOf(board, side, rule)).scoreAt(point);
}

TEST(GametreeScore, TriesPointsWithinTwoStepsOfAStone) {
    const Board board = boardOf(R"(
        .......
        .......
        .......
        ...X...
        .......
        .......
        .......)");
    GametreeBot bot = botOfDepth(1);
    EXPECT_EQ(textOf(ask(bot, positionOf(board, Stone::White)).map(), 7), textOf(R"(
        . . . . . . .
        . . . 0 . . .
        . . 0 0 0 . .
        . 0 0 . 0 0 .
        . . 0 0 0 . .
        . . . 0 . . .
        . . . . . . .)"));
}

TEST(GametreeScore, ScoresEveryCandidateAroundAPair) {
    // In the row an open three: 800. Beside the pair one two, 200 x 2, or two of them, 400 x 3.
    const Board board = boardOf(R"(
        .........
        .........
        .........
        .........
        ....XX...
        .........
        .........
        .........
        .........)");
    GametreeBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(textOf(answer.map(), 9), textOf(R"(
        . .   .   .    .    .   .   . .
        . .   .   .    .    .   .   . .
        . .   .   .  400  400   .   . .
        . .   . 400 1200 1200 400   . .
        . . 800 800    .    . 800 800 .
        . .   . 400 1200 1200 400   . .
        . .   .   .  400  400   .   . .
        . .   .   .    .    .   .   . .
        . .   .   .    .    .   .   . .)"));
    EXPECT_EQ(answer.thought().score, Score::of(1200));
}

/// A line of stones and what the stone on * is worth there. White's four above it ends at *, so
/// that the stone must go there and the score stands as it is.
struct Made {
    const char* line;
    double freestyle;
    double standard;
};

class GametreeShape : public testing::TestWithParam<Made> {};

Board underAFour(std::string_view line, Point& point) {
    Board board(15);
    for (int x = 0; x < static_cast<int>(line.size()); ++x) {
        const char c = line[static_cast<std::size_t>(x)];
        if (c == '*') point = {x, 7};
        if (c == 'X') board.place({x, 7}, Stone::Black);
        if (c == 'O') board.place({x, 7}, Stone::White);
    }
    board.place({point.x, 2}, Stone::Black);
    for (int y = 3; y <= 6; ++y) board.place({point.x, y}, Stone::White);
    return board;
}

TEST_P(GametreeShape, IsWorthItsNumber) {
    Point point;
    const Board board = underAFour(GetParam().line, point);
    EXPECT_EQ(scoreAt(board, point, Stone::Black, Rule::Freestyle), GetParam().freestyle);
    EXPECT_EQ(scoreAt(board, point, Stone::Black, Rule::Standard), GetParam().standard);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, GametreeShape,
    testing::Values(Made{".....*.....", 0, 0}, Made{"....X*.....", 400, 400},  // twos
                    Made{"...X.*.....", 400, 400}, Made{"..X..*.....", 400, 400},
                    Made{".X...*.....", 0, 0}, Made{"...OX*.....", 0, 0},
                    Made{"...XX*.....", 800, 800}, Made{"..X.X*.....", 800, 800},  // threes
                    Made{"..XX.*.....", 800, 800}, Made{"..OXX*.....", 0, 0},
                    Made{".O.XX*.O...", 0, 0}, Made{".X..X*.....", 400, 400},
                    Made{"..XXX*.....", 50000, 50000},  // fours
                    Made{".OXXX*.....", 6000, 6000}, Made{".X.XX*.....", 6000, 6000},
                    Made{".XX.X*.....", 6000, 6000}, Made{".XXX.*.....", 6000, 6000},
                    Made{"XXX.*.XXX..", 62000, 62000}, Made{"X.XX*.X....", 62000, 62000},
                    Made{".OXXX*O....", 0, 0},                                     // dead
                    Made{"..X.*X.X...", 800, 0}, Made{"X.XXX*....", 50000, 6000},  // sixes
                    Made{".XXXX*....", Won, Won}, Made{"OXX*XXO....", Won, Won},   // five
                    Made{"XXX*XX.....", Won, 0}));

TEST(GametreeScore, AddsFiftyThousandForAFourWithAnOpenThreeOrASecondFour) {
    Point point;
    Board board = underAFour(".OXXX*.....", point);
    board.place(point + Offset{1, 1}, Stone::Black);
    EXPECT_EQ(scoreAt(board, point, Stone::Black), 6000 + 200);  // a two adds no more
    board.place(point + Offset{2, 2}, Stone::Black);
    EXPECT_EQ(scoreAt(board, point, Stone::Black), 6000 + 800 + 50000);
    board.place(point + Offset{3, 3}, Stone::Black);
    EXPECT_EQ(scoreAt(board, point, Stone::Black), 6000 + 50000 + 50000);
    board.place(point + Offset{4, 4}, Stone::White);
    EXPECT_EQ(scoreAt(board, point, Stone::Black), 6000 + 6000 + 50000);
}

TEST(GametreeScore, MultipliesTwosOnlyWithoutThreesAndFours) {
    Board board(15);
    board.place({6, 7}, Stone::Black);
    EXPECT_EQ(scoreAt(board, {7, 7}, Stone::Black), 200 * 2);
    board.place({7, 5}, Stone::Black);
    EXPECT_EQ(scoreAt(board, {7, 7}, Stone::Black), 400 * 3);
    board.place({8, 8}, Stone::Black);
    EXPECT_EQ(scoreAt(board, {7, 7}, Stone::Black), 600 * 4);
    board.place({9, 5}, Stone::Black);
    EXPECT_EQ(scoreAt(board, {7, 7}, Stone::Black), 800 * 5);
    board.place({7, 6}, Stone::Black);
    EXPECT_EQ(scoreAt(board, {7, 7}, Stone::Black), 800 + 200 * 3);
}

TEST(GametreeScore, CountsAFoulAgainstBlackOnly) {
    const Board board = boardOf(R"(
        ...........
        ...........
        ...........
        .....X.....
        .....X.....
        ...XX......
        ...........
        ...........
        .O.......O.
        .........O.
        ...........)");
    GametreeBot bot = botOfDepth(1);
    const auto renju = ask(bot, positionOf(board, Stone::Black, Rule::Renju));
    EXPECT_EQ(renju.scoreAt({5, 5}), -1'000'000);
    EXPECT_NE(renju.point(), Point(5, 5));
    EXPECT_EQ(scoreAt(board, {5, 5}, Stone::Black), 1600);

    Board white = boardOf(R"(
        ...........
        ...........
        ...........
        .....O.....
        .....O.....
        ...OO......
        ...........
        ...........
        .X.......X.
        .........X.
        ...........)");
    EXPECT_EQ(scoreAt(white, {5, 5}, Stone::White, Rule::Renju), 1600);
}

TEST(GametreeScore, SharesTheReportsOpinionsOnFouls) {
    Point point;
    const Board oneThree = underAFour("..X.*X.X...", point);
    EXPECT_GE(scoreAt(oneThree, point, Stone::Black, Rule::Renju), 0);
    const Board twoFours = underAFour("XXX.*.XXX..", point);
    EXPECT_EQ(scoreAt(twoFours, point, Stone::Black, Rule::Renju), -1'000'000);
    const Board six = underAFour("XXX*XX.....", point);
    EXPECT_EQ(scoreAt(six, point, Stone::Black, Rule::Renju), -1'000'000);
}

TEST(GametreeScore, KnowsThatAnOpenFourBetweenStonesCanBeStoppedUnderCaro) {
    Point point;
    const Board board = underAFour(".O.XXX*.O..", point);
    EXPECT_EQ(scoreAt(board, point, Stone::Black, Rule::Freestyle), 50000);
    EXPECT_EQ(scoreAt(board, point, Stone::Black, Rule::Caro), 6000);
}

TEST(GametreeScore, ForgetsTheShapesOfAnotherRule) {
    Point point;
    const Board board = underAFour("XXX*XX.....", point);
    GametreeBot bot = botOfDepth(1);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt(point), Won);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black, Rule::Standard)).scoreAt(point), 0);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black, Rule::Caro)).scoreAt(point), 0);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt(point), Won);
}

}  // namespace
}  // namespace tianyuan::bots
