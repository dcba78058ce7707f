#include "study/forced_win.h"

#include "core/notation.h"
#include "support/board_text.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

Board position(const char* moves, Stone side) {
    const auto line = movesFromText(moves, 15);
    Board board = *boardFromMoves(*line, 15);
    board.setSideToMove(side);
    return board;
}

TEST(ForcedWin, IsFoundForEitherSideWhoeversTurnItIs) {
    // Black has an open three.
    const Board board = position("h8a1i8a3j8o15", Stone::Black);
    const auto win = findForcedWin(Rule::Freestyle, board, Stone::Black);
    ASSERT_TRUE(win);
    EXPECT_TRUE(win->byFours);
    EXPECT_EQ(win->side, Stone::Black);
    ASSERT_FALSE(win->line.empty());
    const Point first = win->line.front().point();
    EXPECT_TRUE(first == Point(6, 7) || first == Point(10, 7)) << toText(first, 15);
    EXPECT_FALSE(findForcedWin(Rule::Freestyle, board, Stone::White));
}

TEST(ForcedWin, LooksForThreesWhereFoursAreNotEnough) {
    // Two open twos that cross in h8: a double three wins.
    const Board board = position("i8a1j8a3h9o15h10o13", Stone::Black);
    const auto win = findForcedWin(Rule::Freestyle, board, Stone::Black);
    ASSERT_TRUE(win);
    EXPECT_FALSE(win->byFours);
    EXPECT_GE(win->plies, 5);
    EXPECT_GE(win->line.size(), 3U);
}

TEST(ForcedWin, AnEmptyBoardHasNone) {
    EXPECT_FALSE(findForcedWin(Rule::Freestyle, Board(15), Stone::Black));
}

TEST(ForcedWin, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    ForcedWinLimits limits;
    limits.stop = stop.get_token();
    EXPECT_FALSE(findForcedWin(Rule::Freestyle, position("i8a1j8a3h9o15h10o13", Stone::Black),
                               Stone::Black, limits));
}

}  // namespace
}  // namespace tianyuan::study
