#include "bots/scoremap_bot.h"

#include "support/board_text.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::bots {
namespace {

using test::ask;
using test::boardOf;
using test::positionOf;
using test::textOf;

double scoreAt(const Board& board, Point point, Stone side = Stone::Black) {
    ScoremapBot bot;
    return ask(bot, positionOf(board, side)).scoreAt(point);
}

TEST(ScoremapBot, ScoresTheAnswersToOneStone) {
    // Nothing of its own on four lines: 20. One enemy stone beside the point: 10 more.
    const Board board = boardOf(R"(
        .....
        .....
        ..X..
        .....
        .....)");
    ScoremapBot bot;
    const auto answer = ask(bot, positionOf(board, Stone::White));
    EXPECT_EQ(textOf(answer.map(), 5), textOf(R"(
        20 20 20 20 20
        20 30 30 30 20
        20 30  . 30 20
        20 30 30 30 20
        20 20 20 20 20)"));
    EXPECT_EQ(answer.thought().score, player::Score::of(30));
}

TEST(ScoremapBot, ScoresEveryPointOfASmallFight) {
    // Worked out by hand for Black, line by line: 5 with nothing of its own beside the point, 10
    // with one black stone, and 10 more for one white stone. The two white stones on the diagonal
    // have one empty end: 30 more. The two black ones have none for the point at the edge: 0.
    const Board board = boardOf(R"(
        .....
        ..O..
        .OXX.
        .....
        .....)");
    ScoremapBot bot;
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(textOf(answer.map(), 5), textOf(R"(
        20 30 30 50 20
        30 45  . 40 25
        30  .  .  . 15
        50 35 40 30 25
        20 20 20 20 20)"));
}

/// One line of the tables: stones beside the point, by side, number and empty ends.
struct Row {
    const char* line;  // from the left edge of the board; * is the point
    double own;
    double theirs;
};

class ScoremapTable : public testing::TestWithParam<Row> {};

TEST_P(ScoremapTable, GivesTheNumberOfItsRow) {
    // The other three lines through the point are empty: 5 each.
    const std::string_view line = GetParam().line;
    for (const bool swapped : {false, true}) {
        Board board(15);
        Point point;
        for (int x = 0; x < static_cast<int>(line.size()); ++x) {
            const char c = line[static_cast<std::size_t>(x)];
            if (c == '*') point = {x, 7};
            if (c == 'X') board.place({x, 7}, swapped ? Stone::White : Stone::Black);
            if (c == 'O') board.place({x, 7}, swapped ? Stone::Black : Stone::White);
        }
        const Stone x = swapped ? Stone::White : Stone::Black;
        EXPECT_EQ(scoreAt(board, point, x), 15 + GetParam().own);
        EXPECT_EQ(scoreAt(board, point, opponent(x)), 15 + 5 + GetParam().theirs);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ScoremapTable,
    testing::Values(Row{"..*..", 5, 0}, Row{"*..", 5, 0},                            // none
                    Row{"..*X..", 10, 10}, Row{"*X..", 10, 10}, Row{"*XO", 10, 10},  // one
                    Row{"..*XX..", 75, 40}, Row{"..X*X..", 75, 40},                  // two
                    Row{"*XX..", 50, 30}, Row{"..*XXO", 50, 30}, Row{"X*X..", 50, 30},
                    Row{"*XXO", 0, 0}, Row{"X*XO", 0, 0}, Row{"..*XXX..", 10000, 150},
                    Row{"..X*XX..", 10000, 150},  // three
                    Row{"*XXX..", 200, 60}, Row{"..XX*XO", 200, 60}, Row{"*XXXO", 0, 0},
                    Row{"XX*XO", 0, 0}, Row{"..*XXXX..", 30000, 20000},
                    Row{"*XXXX..", 30000, 20000},  // four
                    Row{"*XXXXO", 30000, 20000}, Row{"XX*XXO", 30000, 20000},
                    Row{"..*XXXXXX..", 30000, 20000},  // more than four count as four
                    Row{"XXX*XXXO", 30000, 20000}, Row{"XXXX*XXXX", 30000, 20000}));

TEST(ScoremapBot, CountsOnlyStonesThatTouch) {
    EXPECT_EQ(scoreAt(boardOf(R"(
        .......
        .......
        .......
        *.XXX..
        .......
        .......
        .......)"),
                      {0, 3}),
              20);
}

TEST(ScoremapBot, AddsLinesUp) {
    // Two black pairs cross: 75 + 75, and 5 + 5 for the diagonals.
    EXPECT_EQ(scoreAt(boardOf(R"(
        .......
        ...X...
        ...X...
        .XX*...
        .......
        .......
        .......)"),
                      {3, 3}),
              75 + 75 + 5 + 5 + 0);
}

TEST(ScoremapBot, PrefersItsOwnFiveToTheirs) {
    const Board board = boardOf(R"(
        .........
        .XXXX....
        .........
        .........
        .........
        .........
        .........
        .OOOO....
        .........)");
    ScoremapBot bot;
    const auto black = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(black.point().y, 1);
    EXPECT_EQ(black.thought().score, player::Score::winIn(1));
    EXPECT_EQ(ask(bot, positionOf(board, Stone::White)).point().y, 7);
}

TEST(ScoremapBot, ClaimsNoWinWhereSixDoNotWin) {
    const Board board = boardOf(R"(
        ..........
        OXXX.XXO..
        ..........
        ..........
        ..........
        ..........
        ..........
        ..........
        ..........
        ..........)");
    ScoremapBot bot;
    const auto standard = ask(bot, positionOf(board, Stone::Black, Rule::Standard));
    EXPECT_EQ(standard.point(), Point(4, 1));  // it cannot help it
    EXPECT_EQ(standard.thought().score, player::Score::of(30015));
    const auto freestyle = ask(bot, positionOf(board, Stone::Black, Rule::Freestyle));
    EXPECT_EQ(freestyle.thought().score, player::Score::winIn(1));
}

TEST(ScoremapBot, ChoosesAmongEqualsBySeed) {
    Board board(15);
    board.place({7, 7}, Stone::Black);
    std::set<Point> chosen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        ScoremapBot one(seed);
        ScoremapBot two(seed);
        const Point point = ask(one, positionOf(board, Stone::White)).point();
        EXPECT_EQ(ask(two, positionOf(board, Stone::White)).point(), point);
        EXPECT_EQ(distance(point, {7, 7}), 1);
        chosen.insert(point);
    }
    EXPECT_EQ(chosen.size(), 8u);
}

TEST(ScoremapBot, LeavesAForbiddenBestPoint) {
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
    ScoremapBot bot;
    const auto freestyle = ask(bot, positionOf(board, Stone::Black, Rule::Freestyle));
    EXPECT_EQ(freestyle.point(), Point(5, 5));
    const auto renju = ask(bot, positionOf(board, Stone::Black, Rule::Renju));
    EXPECT_NE(renju.point(), Point(5, 5));
    EXPECT_FALSE(renju.hasScored({5, 5}));
    EXPECT_EQ(renju.map().size() + 1, freestyle.map().size());
}

}  // namespace
}  // namespace tianyuan::bots
