#include "study/telling.h"

#include "core/notation.h"
#include "study/kept_findings.h"
#include "study/position_view.h"
#include "study/summary.h"
#include "words/sentence.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

using testing::ElementsAre;

std::string english(const Reason& reason) {
    return words::sentence(reason, words::Language::English);
}
std::string chinese(const Reason& reason) {
    return words::sentence(reason, words::Language::Chinese);
}

Board boardOf(const char* moves) { return *boardFromMoves(*movesFromText(moves, 15), 15); }

/// Black wins at once with a double three at h8.
Finding doubleThree() {
    Finding finding;
    finding.ply = 8;
    finding.side = Stone::White;
    finding.move = *moveFromText("o13", 15);
    finding.overlooked = Overlooked::DoubleThree;
    finding.means = Means::Threats;
    finding.plies = 7;
    finding.line = *movesFromText("h8h11g8f8k8", 15);
    finding.held = {{moveFromText("h8", 15)->point(), true},
                    {moveFromText("g7", 15)->point(), false}};
    finding.stones = 100'000;
    return finding;
}

TEST(Telling, TheHumanSentenceNamesTheDecidingStone) {
    const Board board = boardOf("i8a1j8a3h9o15h10o13");
    const auto steps = stepsOf(Rule::Freestyle, board, Stone::Black, doubleThree().line);
    EXPECT_EQ(english(verdictOf(doubleThree(), 15)), "White 8, O13, is the losing move");
    EXPECT_EQ(english(whyOf(doubleThree(), steps, 15)),
              "Black's stone at H8 makes two open threes at once.");
    EXPECT_EQ(chinese(whyOf(doubleThree(), steps, 15)), "黑下 H8 同时成两个活三。");
    EXPECT_EQ(english(textOf(steps[0], 15)), "Black H8: two open threes");
    EXPECT_EQ(english(textOf(steps[1], 15)), "White H11: answers");
    EXPECT_EQ(chinese(textOf(steps[2], 15)), "黑 G8：活四");
}

TEST(Telling, StonesBeforeTheDecidingOneAreCounted) {
    // e1 is a four first; h8 then decides.
    Finding finding = doubleThree();
    finding.line = *movesFromText("e1f1h8h11g8f8k8", 15);
    Board fours = boardOf("i8g1j8a3h9o15h10o13");
    for (const char* point : {"b1", "c1", "d1"})
        fours.place(moveFromText(point, 15)->point(), Stone::Black);
    fours.place(moveFromText("a1", 15)->point(), Stone::White);
    const auto steps = stepsOf(Rule::Freestyle, fours, Stone::Black, finding.line);
    EXPECT_EQ(steps.front().made, Made::Four);
    EXPECT_EQ(english(whyOf(finding, steps, 15)),
              "Black wins from E1 on: after 1 forcing stone H8 makes two open threes at once.");
}

TEST(Telling, WhatWouldHaveHeldIsSaidAsWhatItIs) {
    const auto held = heldOf(doubleThree(), 15);
    ASSERT_EQ(held.size(), 2U);
    EXPECT_EQ(english(held[0]), "H8 would have held: there is no win by fours and threes left.");
    EXPECT_EQ(english(held[1]),
              "G7 would have held as far as was looked: no win by fours and threes within 100,000 "
              "stones placed in thought.");
    Finding many = doubleThree();
    many.areExamples = true;
    EXPECT_TRUE(english(heldOf(many, 15)[0]).starts_with("Moves such as H8 would have held"));
}

/// A game that Black won, with views of all positions: his chances by ply.
game::Game judged(const std::vector<double>& ofBlack, const std::vector<Finding>& findings) {
    game::Game game;
    for (const Move move : *movesFromText("h8a1i8a3g8o15f8a5e8", 15)) EXPECT_TRUE(game.play(move));
    for (std::size_t ply = 0; ply < ofBlack.size(); ++ply) {
        PositionView view;
        view.chance = ofBlack[ply];
        view.by = "Other";
        view.line = *movesFromText("o1", 15);
        writeView(view, 15, game.editNotes(nodeAfter(game, static_cast<int>(ply))));
    }
    writeFindings(findings, game);
    return game;
}

Finding losing() {
    Finding finding;
    finding.ply = 6;
    finding.side = Stone::White;
    finding.move = *moveFromText("o15", 15);
    finding.overlooked = Overlooked::OpenFour;
    return finding;
}

std::vector<std::string> linesOf(const game::Game& game) {
    std::vector<std::string> lines;
    for (const Reason& line : summaryOf(game)->lines(15)) lines.push_back(english(line));
    return lines;
}

TEST(Summary, TellsTheTurningPointWhatWasOverlookedAndTheAccuracy) {
    const game::Game game = judged(std::vector<double>(9, 0.5), {losing()});
    EXPECT_THAT(linesOf(game),
                ElementsAre("White could hold the game until move 6: O15 lost it.",
                            "No mistake by Black was proved.", "White overlooked an open three.",
                            "Accuracy: Black 100%, White 78%."));
}

TEST(Summary, AGameThatSlidAwaySaysSinceWhen) {
    game::Game game;
    for (const char* point :
         {"a1", "c1", "e1", "g1", "i1", "k1", "m1", "o1", "a3", "c3", "e3", "g3"}) {
        ASSERT_TRUE(game.play(*moveFromText(point, 15)));
    }
    const std::vector<double> chances{.5, .5, .5, .5, .5, .5, .5, .5, .5, .5, .55, .8, .9};
    for (std::size_t ply = 0; ply < chances.size(); ++ply) {
        PositionView view;
        view.chance = chances[ply];
        view.by = "Other";
        writeView(view, 15, game.editNotes(nodeAfter(game, static_cast<int>(ply))));
    }
    ASSERT_TRUE(game.resign(Stone::White));
    writeFindings({}, game);
    EXPECT_THAT(
        linesOf(game),
        testing::AllOf(testing::Contains(testing::HasSubstr("No single move lost the game")),
                       testing::Contains("It had slid away before: White's chance was last "
                                         "45% before move 11, and 20% before move 12.")));
}

TEST(Summary, AGameThatWasNotExaminedHasNone) {
    game::Game game;
    ASSERT_TRUE(game.play(*moveFromText("h8", 15)));
    EXPECT_FALSE(summaryOf(game));
}

}  // namespace
}  // namespace tianyuan::study
