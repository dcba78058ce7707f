#include "study/holding_moves.h"

#include "core/notation.h"
#include "problems/proof_checker.h"
#include "support/must.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

using search::Verdict;
using test::must;

Board boardOf(const char* black, const char* white, Stone turn) {
    Board board;
    for (const Move move : must(movesFromText(black, 15))) board.place(move.point(), Stone::Black);
    for (const Move move : must(movesFromText(white, 15))) board.place(move.point(), Stone::White);
    board.setSideToMove(turn);
    return board;
}

Point at(const char* text) { return must(moveFromText(text, 15)).point(); }

// White could make a four at f3, which Black stops at g3.
constexpr const char* WhitesThree = "c3d3e3o1o15";

TEST(HoldingMoves, AFourThatOnlyPutsOffTheLossDoesNotHold) {
    // Two open threes of Black, far from each other.
    const Board board = boardOf("h8i8j8h12i12j12b3", WhitesThree, Stone::White);
    WinProver prover({});
    const HoldingMoves moves = holdingMoves(Rule::Freestyle, board, prover);
    EXPECT_TRUE(moves.isLost);
    EXPECT_TRUE(moves.held.empty());
    const WinAnswer win = winAgainst(Rule::Freestyle, board, at("f3"), prover);
    ASSERT_EQ(win.verdict, Verdict::Won);
    Board after = board;
    after.play(at("f3"));
    EXPECT_EQ(win.win.proof.attack(win.win.proof.root()).point, at("g3"));
    EXPECT_EQ(test::ProofChecker(after, Rule::Freestyle, Stone::Black).faultOf(win.win.proof),
              std::nullopt);
}

TEST(HoldingMoves, NorDoesOneThatPutsOffAWinByThrees) {
    // Black stops the four at i9 and threatens no four yet, but nothing holds any more.
    const Board board = boardOf("f10g10h10e9h9i8", "d10j10f8g7f6", Stone::White);
    WinProver prover({});
    const WinAnswer win = winAgainst(Rule::Caro, board, at("h8"), prover);
    ASSERT_EQ(win.verdict, Verdict::Won);
    EXPECT_EQ(win.win.proof.attack(win.win.proof.root()).point, at("i9"));
    Board after = board;
    after.play(at("h8"));
    EXPECT_EQ(test::ProofChecker(after, Rule::Caro, Stone::Black).faultOf(win.win.proof),
              std::nullopt);
}

TEST(HoldingMoves, AFourHoldsWhereSomethingHoldsAfterIt) {
    const Board board = boardOf("h8i8j8b3", WhitesThree, Stone::White);
    WinProver prover({});
    EXPECT_EQ(winAgainst(Rule::Freestyle, board, at("f3"), prover).verdict, Verdict::None);
    EXPECT_EQ(winAgainst(Rule::Freestyle, board, at("a1"), prover).verdict, Verdict::Won);
    EXPECT_EQ(winAgainst(Rule::Freestyle, board, at("g8"), prover).verdict, Verdict::None);
    // It is not named beside what stops the win itself.
    const HoldingMoves moves = holdingMoves(Rule::Freestyle, board, prover);
    std::vector<Point> held;
    for (const Defence& each : moves.held) held.push_back(each.point);
    EXPECT_THAT(held, testing::UnorderedElementsAre(at("g8"), at("k8")));
}

TEST(HoldingMoves, AFourThatBlackMayNotStopWins) {
    // Black would have to stop the four of White at h8, where he makes two open threes.
    const Board board = boardOf("h9h10i8j8a1a3a5", "d8e8f8a15c15n3", Stone::White);
    WinProver prover({});
    EXPECT_EQ(winAgainst(Rule::Renju, board, at("g8"), prover).verdict, Verdict::None);
    EXPECT_EQ(stopOfFour(
                  Rule::Freestyle,
                  [&] {
                      Board after = board;
                      after.play(at("g8"));
                      return after;
                  }(),
                  at("g8")),
              std::nullopt);  // it is open at c8 as well
}

}  // namespace
}  // namespace tianyuan::study
