#include "study/hint.h"

#include "core/notation.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

struct Lesson {
    const char* moves;
    const char* move;
    Purpose purpose;
    int direction;
};

class Hints : public testing::TestWithParam<Lesson> {};

TEST_P(Hints, SayWhatTheMoveIsGoodFor) {
    const Lesson& lesson = GetParam();
    const Board board = *boardFromMoves(*movesFromText(lesson.moves, 15), 15);
    const Point move = moveFromText(lesson.move, 15)->point();
    const Hint hint = hintFor(Rule::Freestyle, board, move, player::Score::of(0));
    EXPECT_EQ(idOf(hint.purpose), idOf(lesson.purpose));
    EXPECT_EQ(hint.direction, lesson.direction);
    EXPECT_LE(distance(hint.area, hint.move), 1);
    EXPECT_TRUE(board.contains(hint.area));
}

INSTANTIATE_TEST_SUITE_P(All, Hints,
                         testing::Values(Lesson{"h8a1i8a3j8a5k8a7", "l8", Purpose::Five, 0},
                                         Lesson{"h8a1h9a3h10a5h11", "h12", Purpose::StopFive, 1},
                                         Lesson{"h8a1i9a3j10o1", "k11", Purpose::OpenFour, 3},
                                         Lesson{"h8a1i7a3j6", "k5", Purpose::StopThree, 2},
                                         Lesson{"i8a1j8a3h9o15h10o13", "h8", Purpose::DoubleThree,
                                                0},
                                         Lesson{"h8a1i8o15", "j8", Purpose::OpenThree, 0},
                                         Lesson{"h8i9", "c3", Purpose::Build, -1}));

TEST(Hint, AMoveThatWinsByThreatsSaysSo) {
    const Board board = *boardFromMoves(*movesFromText("h8a1i8o15", 15), 15);
    EXPECT_EQ(hintFor(Rule::Freestyle, board, {9, 7}, player::Score::winIn(9)).purpose,
              Purpose::ForcedWin);
}

TEST(Hint, TheBoardHasNineRegions) {
    const Board board(15);
    EXPECT_EQ(regionOf(board, {0, 0}), "upper-left");
    EXPECT_EQ(regionOf(board, {7, 7}), "centre");
    EXPECT_EQ(regionOf(board, {14, 7}), "right");
    EXPECT_EQ(regionOf(board, {7, 14}), "lower");
}

}  // namespace
}  // namespace tianyuan::study
