#include "puzzle/level_check.h"

#include "puzzle/collection.h"
#include "support/must.h"

#include <gmock/gmock.h>

namespace tianyuan::puzzle {
namespace {

using testing::ElementsAre;

/// So many puzzles that are solved from this level on.
void add(LevelCheck& check, int puzzles, int from, int other = 0) {
    LevelCheck::Results results{};
    for (int level = 1; level <= StrongestGrader; ++level) {
        results[static_cast<std::size_t>(level - 1)] = level == other  ? Tried::OtherWin
                                                       : level >= from ? Tried::Solved
                                                                       : Tried::Missed;
    }
    for (int i = 0; i < puzzles; ++i) check.add(results);
}

TEST(LevelCheck, TellsWhichLevelsAreCertainlyApart) {
    LevelCheck check;
    add(check, 40, 1);
    add(check, 20, 4);
    add(check, 5, 5);  // too few to be certain of
    add(check, 30, 7);
    EXPECT_THAT(check.groups(), ElementsAre(3, 6, 9));
    EXPECT_EQ(toText(check.groups()), "1-3 < 4-6 < 7-9");
    EXPECT_FALSE(check.hasFewer());
    EXPECT_EQ(check.puzzles(), 95U);
    EXPECT_NEAR(check.solved(1), 100.0 * 40 / 95, 0.01);
    EXPECT_EQ(check.solved(9), 100);
}

TEST(LevelCheck, WhatWasWonInAnotherWayDoesNotCount) {
    LevelCheck check;
    add(check, 30, 1);
    add(check, 10, 10, 6);
    EXPECT_EQ(check.solved(5), 75);
    EXPECT_EQ(check.solved(6), 100);
    EXPECT_THAT(check.groups(), ElementsAre(9));
}

TEST(LevelCheck, MissesAHigherLevelThatSolvesFewer) {
    LevelCheck check;
    LevelCheck::Results turned{};
    turned.back() = Tried::Missed;  // only the highest one misses it
    for (int i = 0; i < 9; ++i) check.add(turned);
    EXPECT_FALSE(check.hasFewer());  // may be chance
    check.add(turned);
    EXPECT_TRUE(check.hasFewer());
}

TEST(Grading, ALevelTriesAWholePuzzle) {
    // Black has three in a row, open on both sides: everybody sees that.
    const Puzzle plain =
        test::must(puzzleFromText("freestyle 15 black fours 3 2 700 g8k8 h8i8j8/c3d13m12"));
    for (int level = 1; level <= StrongestGrader; ++level) {
        EXPECT_EQ(triedBy(plain, level, 1), Tried::Solved) << level;
    }
    // Where only one of the two is asked for, whoever plays the other has won in another way.
    int others = 0;
    for (const Point point : plain.solutions) {
        Puzzle half = plain;
        half.solutions = {point};
        const Tried tried = triedBy(half, 5, 1);
        EXPECT_NE(tried, Tried::Missed);
        others += tried == Tried::OtherWin;
    }
    EXPECT_EQ(others, 1);
}

}  // namespace
}  // namespace tianyuan::puzzle
