#include "puzzle/collection.h"

#include "core/notation.h"
#include "core/symmetry.h"
#include "support/must.h"

#include <gmock/gmock.h>

#include <set>

namespace tianyuan::puzzle {
namespace {

using test::codeOf;
using test::must;

constexpr const char* Line = "renju 15 white fours 7 2 1480 h9k3 h8i9/g7j10";

TEST(Collection, ALineIsReadAndWrittenTheSame) {
    const Puzzle puzzle = must(puzzleFromText(Line));
    EXPECT_EQ(puzzle.rule, Rule::Renju);
    EXPECT_EQ(puzzle.board.sideToMove(), Stone::White);
    EXPECT_EQ(puzzle.plies, 7);
    EXPECT_EQ(puzzle.solutions.size(), 2U);
    EXPECT_EQ(must(puzzleFromText(toText(puzzle))), puzzle);
    const Puzzle mistake = must(puzzleFromText(std::string(Line) + " c4"));
    EXPECT_EQ(mistake.played, must(moveFromText("c4", 15)));
    EXPECT_EQ(must(puzzleFromText(toText(mistake))), mistake);
    EXPECT_EQ(keyOf(mistake), keyOf(puzzle));
}

TEST(Collection, WhatMakesNoSenseIsRefused) {
    for (const char* bad :
         {"", "renju", "renju 15 white fours 7 2 1480 h9 h8i9",
          "golf 15 white fours 7 2 1480 h9 h8/g7", "renju 4 white fours 7 2 1480 h9 h8/g7",
          "renju 15 red fours 7 2 1480 h9 h8/g7", "renju 15 white fives 7 2 1480 h9 h8/g7",
          "renju 15 white fours x 2 1480 h9 h8/g7", "renju 15 white fours 7 2 1480 h8 h8/g7",
          "renju 15 white fours 7 2 1480 pass h8/g7", "renju 15 white fours 7 2 1480 h9 h8/h8",
          "freestyle 15 white foul-trap 7 2 1480 h9 h8/g7",
          "freestyle 15 white fours 7 2 1480 a1 h8i8j8k8l8/g7",
          "renju 15 white fours 7 -2 1 h9 h8/g7", "renju 15 white fours 7 2 1480 h9 h8/g7 h8",
          "renju 15 white fours 7 2 1480 h9 h8/g7 x",
          "renju 15 white fours 7 2 1480 h9 h8/g7 a1 a2"}) {
        EXPECT_EQ(codeOf(puzzleFromText(bad)), "puzzles.bad-puzzle") << bad;
    }
    const auto lines = puzzlesFromText(std::string(Line) + "\n# note\n\nnonsense\n");
    ASSERT_EQ(codeOf(lines), "puzzles.bad-line");
    EXPECT_EQ(lines.reason().arguments.front(), "4");
}

TEST(Collection, APuzzleIsTheSameTurnedAndMirrored) {
    const Puzzle puzzle = must(puzzleFromText(Line));
    for (const Symmetry symmetry : AllSymmetries) {
        Puzzle turned = puzzle;
        turned.board = transformed(puzzle.board, symmetry);
        EXPECT_EQ(keyOf(turned), keyOf(puzzle));
    }
    Puzzle other = puzzle;
    other.theme = Theme::Defence;
    EXPECT_NE(keyOf(other), keyOf(puzzle));
    EXPECT_EQ(nameOf(keyOf(puzzle)).size(), 11U);
    EXPECT_NE(nameOf(keyOf(puzzle)), nameOf(keyOf(other)));
}

TEST(Collection, HasNoTwinsAndFindsEachByItsKey) {
    std::set<std::uint64_t> positions;
    int last = 0;
    for (const Puzzle& each : builtInPuzzles()) {
        EXPECT_TRUE(positions.insert(positionKey(each.rule, each.board)).second) << toText(each);
        EXPECT_EQ(builtInPuzzle(keyOf(each)), &each);
        EXPECT_GE(each.rating, last);
        last = each.rating;
    }
    EXPECT_FALSE(positions.empty());
    EXPECT_EQ(builtInPuzzle(1), nullptr);
}

}  // namespace
}  // namespace tianyuan::puzzle
