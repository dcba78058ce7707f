#include "core/notation.h"
#include "core/referee.h"
#include "problems/proof_checker.h"
#include "record/problem.h"
#include "search/threat_search.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace tianyuan::search {
namespace {

using record::Problem;
using record::ProblemKind;
using record::problemsFromText;

constexpr std::uint64_t Plenty = 1'000'000;

std::vector<Problem> collection() {
    std::ifstream file(TIANYUAN_TEST_DATA "/problems/problems.txt");
    std::stringstream text;
    text << file.rdbuf();
    auto problems = problemsFromText(text.str());
    return problems ? std::move(*problems) : std::vector<Problem>{};
}

std::string nameOf(const Problem& problem) {
    return std::string(idOf(problem.rule)) + " " + std::string(idOf(problem.kind)) + " " +
           toText(problem.moves, problem.board.size());
}

TEST(Problems, AreManyOfEveryRuleAndHalfOfThemFoundByTryingEverything) {
    int wins = 0;
    int failures = 0;
    int exhaustive = 0;
    std::set<std::pair<Rule, ProblemKind>> kinds;
    std::set<std::string> positions;
    for (const Problem& problem : collection()) {
        (problem.kind == ProblemKind::NoVcf ? failures : wins) += 1;
        exhaustive += problem.exhaustive;
        kinds.emplace(problem.rule, problem.kind);
        EXPECT_TRUE(positions.insert(nameOf(problem)).second) << nameOf(problem);
    }
    EXPECT_GE(wins, 200);
    EXPECT_GE(failures, 100);
    EXPECT_GE(2 * exhaustive, wins + failures);
    for (const Rule rule : AllRules) {
        for (const ProblemKind kind : {ProblemKind::Vcf, ProblemKind::Vct, ProblemKind::NoVcf}) {
            EXPECT_TRUE(kinds.contains({rule, kind})) << idOf(rule) << " " << idOf(kind);
        }
    }
    EXPECT_TRUE(kinds.contains({Rule::Renju, ProblemKind::Foul}));
}

TEST(Problems, WinsByFoursTakeFromTwoToFifteenFours) {
    std::set<int> fours;
    for (const Problem& problem : collection()) {
        if (problem.kind == ProblemKind::Vcf) fours.insert(problem.plies / 2);  // and the five
    }
    for (int count = 2; count <= 15; ++count) EXPECT_TRUE(fours.contains(count)) << count;
}

TEST(Problems, AreLegalPositionsInWhichNobodyHasWon) {
    for (const Problem& problem : collection()) {
        Board board(problem.board.size());
        for (const Move move : problem.moves) {
            ASSERT_EQ(judge(board, move.point(), board.sideToMove(), problem.rule), Judgement::Fine)
                << nameOf(problem);
            board.play(move);
        }
        EXPECT_EQ(board.sideToMove(), problem.board.sideToMove());
    }
}

/// What the search says, its proof played out against every legal answer.
ThreatAnswer solved(ThreatSearch& search, const Problem& problem, bool threes) {
    eval::ShapeMap map(problem.rule, problem.board);
    const eval::Side side = eval::sideOf(problem.board.sideToMove());
    ThreatAnswer answer =
        threes ? search.vct(map, side, {Plenty, {}}) : search.vcf(map, side, {Plenty, {}});
    if (answer.verdict == Verdict::Won) {
        const auto fault =
            test::ProofChecker(problem.board, problem.rule, problem.board.sideToMove())
                .faultOf(answer.proof);
        EXPECT_FALSE(fault) << *fault << " in " << nameOf(problem);
    }
    return answer;
}

TEST(Problems, WinsByFoursAreFoundAndTheShortestOfThem) {
    ThreatSearch search;
    for (const Problem& problem : collection()) {
        if (problem.kind != ProblemKind::Vcf && problem.kind != ProblemKind::Foul) continue;
        const ThreatAnswer answer = solved(search, problem, false);
        EXPECT_EQ(answer.verdict, Verdict::Won) << nameOf(problem);
        EXPECT_EQ(answer.proof.plies(), problem.plies) << nameOf(problem);
    }
}

TEST(Problems, WhereTheObviousAttackFailsNoWinByFoursIsClaimed) {
    ThreatSearch search;
    for (const Problem& problem : collection()) {
        if (problem.kind != ProblemKind::NoVcf) continue;
        EXPECT_EQ(solved(search, problem, false).verdict, Verdict::None) << nameOf(problem);
    }
}

TEST(Problems, WinsByThreesAreFound) {
    ThreatSearch search;
    for (const Problem& problem : collection()) {
        if (problem.kind != ProblemKind::Vct) continue;
        EXPECT_EQ(solved(search, problem, false).verdict, Verdict::None) << nameOf(problem);
        EXPECT_EQ(solved(search, problem, true).verdict, Verdict::Won) << nameOf(problem);
    }
}

TEST(Problems, ALineThatMakesNoSenseIsNamed) {
    for (const char* line : {"freestyle 15 black vcf 5 search", "chess 15 black vcf 5 search h8",
                             "renju 99 black vcf 5 search h8", "renju 15 red vcf 5 search h8",
                             "renju 15 black mate 5 search h8", "renju 15 black vcf five search h8",
                             "renju 15 black vcf 5 luck h8", "renju 15 black vcf 5 search h8h8"}) {
        const auto problems = problemsFromText(std::string("# two lines\n") + line);
        ASSERT_FALSE(problems) << line;
        EXPECT_EQ(problems.reason(), (Reason{"problems.bad-line", {"2"}}));
    }
}

}  // namespace
}  // namespace tianyuan::search
