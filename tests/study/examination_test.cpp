#include "study/examination.h"

#include "core/notation.h"
#include "problems/proof_checker.h"
#include "study/win_steps.h"

#include <gmock/gmock.h>

#include <array>

namespace tianyuan::study {
namespace {

using Kind = Finding::Kind;

game::Game played(const char* moves, Rule rule = Rule::Freestyle) {
    game::GameOptions options;
    options.rule = rule;
    options.fouls = game::FoulHandling::Lose;
    game::Game game(options);
    for (const Move move : *movesFromText(moves, 15)) EXPECT_TRUE(game.play(move));
    return game;
}

/// All findings, each played out against every legal answer.
std::vector<Finding> findingsOf(const game::Game& game, const ProofLimits& limits = {}) {
    const GameLine line = lineOf(game);
    std::vector<Finding> findings;
    Examination examination(line, limits);
    EXPECT_TRUE(examination.run([&](const ProvedFinding& each) {
        findings.push_back(each.finding);
        if (each.finding.kind == Kind::FoulMove) return;
        const Board& board = line.boards[static_cast<std::size_t>(each.finding.winsAfter())];
        EXPECT_EQ(board.sideToMove(), each.win.side);
        test::ProofChecker checker(board, line.rule, each.win.side);
        EXPECT_EQ(checker.faultOf(each.win.proof), std::nullopt);
    }));
    return findings;
}

std::vector<std::string> held(const Finding& finding) {
    std::vector<std::string> names;
    for (const Defence& each : finding.held) names.push_back(toText(each.point, 15));
    return names;
}

TEST(Examination, AnOpenThreeThatWasLeftAloneLost) {
    // Black's open three g8 h8 i8, and White plays far away.
    const game::Game game = played("h8a1i8a3g8o15f8a5e8");
    ASSERT_TRUE(game.outcome().isOver());
    const auto findings = findingsOf(game);
    ASSERT_EQ(findings.size(), 1U);
    const Finding& finding = findings.front();
    EXPECT_EQ(finding.kind, Kind::LosingMove);
    EXPECT_EQ(finding.ply, 6);
    EXPECT_EQ(finding.side, Stone::White);
    EXPECT_EQ(finding.overlooked, Overlooked::OpenFour);
    EXPECT_EQ(finding.plies, 3);
    EXPECT_FALSE(finding.isWrongEnd);
    EXPECT_THAT(held(finding), testing::IsSupersetOf({"f8", "j8"}));
    EXPECT_THAT(held(finding), testing::Not(testing::Contains("o15")));
}

TEST(Examination, AFourThatWasNotStoppedLost) {
    const auto findings = findingsOf(played("h8g8i8a3j8o15k8a5l8"));
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front().ply, 8);
    EXPECT_EQ(findings.front().overlooked, Overlooked::Five);
    EXPECT_THAT(held(findings.front()), testing::ElementsAre("l8"));
}

TEST(Examination, AWinThatWasNotTakenIsFoundWithItsLine) {
    // Black leaves his open three alone; White stops it; nobody wins.
    const auto findings = findingsOf(played("h8a1i8a3g8o15a15f8b13j8"));
    ASSERT_FALSE(findings.empty());
    const Finding& finding = findings.front();
    EXPECT_EQ(finding.kind, Kind::MissedWin);
    EXPECT_EQ(finding.ply, 7);
    EXPECT_EQ(finding.winner(), Stone::Black);
    EXPECT_EQ(finding.winsAfter(), 6);
    EXPECT_EQ(finding.line.size(), 3U);  // open four, an answer, five
    EXPECT_TRUE(finding.held.empty());
}

TEST(Examination, APositionInWhichEverythingLosesIsNobodysMistake) {
    // Black gets an open four: whatever White does then is no mistake, the move before was.
    const auto findings = findingsOf(played("h8a1i8a3g8o15f8j8e8"));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().ply, 6);
}

TEST(Examination, AFoulIsAMistakeIfSomethingElseHeld) {
    // h8 completes two open threes of Black's.
    const game::Game game = played("i8a1j8a3h9o15h10o13h8", Rule::Renju);
    ASSERT_EQ(game.outcome().ending, Ending::Foul);
    // Who looks no further than a stone sees no win that Black could have played instead.
    const auto findings = findingsOf(game, {1, 1, {}});
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().kind, Kind::FoulMove);
    EXPECT_FALSE(findings.front().held.empty());
}

TEST(Examination, SaysTheSameEachTime) {
    const game::Game game = played("h8a1i8a3g8o15f8a5e8");
    EXPECT_EQ(findingsOf(game), findingsOf(game));
}

TEST(Examination, AStoppedOneFindsNothing) {
    std::stop_source stop;
    stop.request_stop();
    ProofLimits limits;
    limits.stop = stop.get_token();
    Examination examination(lineOf(played("h8a1i8a3g8o15f8a5e8")), limits);
    EXPECT_FALSE(examination.run([](const ProvedFinding&) { ADD_FAILURE(); }));
}

TEST(WinSteps, EachStoneIsNamed) {
    // Black has i8 j8 and h9 h10: h8 is a double three.
    const game::Game game = played("i8a1j8a3h9o15h10o13");
    const auto win = WinProver({}).prove(Rule::Freestyle, game.board(), Stone::Black);
    ASSERT_EQ(win.verdict, search::Verdict::Won);
    const auto steps =
        stepsOf(Rule::Freestyle, game.board(), Stone::Black, wholeLine(win.win.proof));
    ASSERT_GE(steps.size(), 3U);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        EXPECT_EQ(steps[i].attacks, i % 2 == 0);
        if (steps[i].attacks) {
            EXPECT_NE(steps[i].made, Made::Nothing) << i;
        } else {
            EXPECT_TRUE(steps[i].shapes.empty());
        }
    }
    EXPECT_EQ(steps.back().made, Made::Five);
    ASSERT_TRUE(decidingStep(steps));
    EXPECT_NE(decidingStep(steps)->made, Made::OpenThree);
    const auto crossing =
        stepsOf(Rule::Freestyle, game.board(), Stone::Black, std::array{*moveFromText("h8", 15)});
    EXPECT_EQ(crossing.front().made, Made::DoubleThree);
    EXPECT_EQ(crossing.front().shapes.size(), 2U);
}

TEST(WinSteps, AFourThatBlackMayNotStopIsSaidSo) {
    // White's four a8 b8 c8 d8 can only be stopped at e8, an overline of Black's column.
    Board board(15);
    for (const char* point : {"e5", "e6", "e7", "e9", "e10", "h1"}) {
        board.place(moveFromText(point, 15)->point(), Stone::Black);
    }
    for (const char* point : {"a8", "b8", "c8"}) {
        board.place(moveFromText(point, 15)->point(), Stone::White);
    }
    const auto steps =
        stepsOf(Rule::Renju, board, Stone::White, std::array{*moveFromText("d8", 15)});
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps.front().made, Made::Four);
    ASSERT_TRUE(steps.front().forbidden);
    EXPECT_EQ(toText(*steps.front().forbidden, 15), "e8");
}

}  // namespace
}  // namespace tianyuan::study
