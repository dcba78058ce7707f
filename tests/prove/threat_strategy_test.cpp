#include "prove/threat_strategy.h"

#include "proof/checker.h"
#include "proof/random_game.h"
#include "record/problem.h"
#include "search/threat_search.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace tianyuan::prove {
namespace {

using proof::Certificate;

/// A proof of every problem of the collection that can be certified; the first so many of each kind
/// and rule.
std::vector<Certificate> certificates(int ofEach, std::uint64_t stones) {
    std::ifstream file(std::string(TIANYUAN_TEST_DATA) + "/problems/problems.txt");
    std::stringstream text;
    text << file.rdbuf();
    const auto problems = record::problemsFromText(text.str());
    std::vector<Certificate> all;
    if (!problems) return all;
    std::map<std::pair<Rule, record::ProblemKind>, int> taken;
    for (const record::Problem& problem : *problems) {
        if (!proof::canBeCertified(problem.rule) || taken[{problem.rule, problem.kind}] >= ofEach) {
            continue;
        }
        search::ThreatSearch search;
        eval::ShapeMap map(problem.rule, problem.board);
        const auto answer = search.vct(map, eval::sideOf(problem.board.sideToMove()), {stones, {}});
        if (answer.verdict != search::Verdict::Won) continue;
        ++taken[{problem.rule, problem.kind}];
        Certificate certificate;
        certificate.rule = problem.rule;
        certificate.size = problem.board.size();
        const proof::Link how = addThreats(certificate.strategies, answer.proof);
        certificate.claims.push_back({positionOf(problem.board), how});
        all.push_back(std::move(certificate));
    }
    return all;
}

TEST(ThreatStrategy, IsAcceptedByTheChecker) {
    const std::vector<Certificate> all = certificates(25, 100'000);
    EXPECT_GT(all.size(), 80U);
    std::mt19937_64 random(1);
    for (const Certificate& certificate : all) {
        const auto checked = proof::checkAll(certificate);
        const proof::Claim& claim = certificate.claims.front();
        EXPECT_TRUE(checked) << proof::textOf(claim.position, certificate.size) << " "
                             << (checked ? "" : checked.reason().code);
        for (int game = 0; game < 100; ++game) {
            EXPECT_EQ(test::playAgainst(certificate, claim, random), "");
        }
    }
}

// What the argument about zones passes over is played out here: every reply at every turn.
TEST(ThreatStrategy, HoldsAgainstEveryReplyWhereItsZoneSaysSo) {
    int played = 0;
    for (const Certificate& certificate : certificates(25, 20'000)) {
        const auto checked =
            proof::checkAll(certificate, {.everyReply = true, .mostPositions = 300'000});
        if (!checked && checked.reason().code == "proof.too-many-positions") continue;
        EXPECT_TRUE(checked);
        ++played;
    }
    EXPECT_GT(played, 20);
}

// A listed reply that is taken away: either the threat beats it too, which playing everything out
// confirms, or the checker notices.
TEST(ThreatStrategy, IsNotAcceptedWithoutAReplyThatItNeeds) {
    int refused = 0;
    for (const Certificate& certificate : certificates(8, 20'000)) {
        const proof::Node root = certificate.strategies.at(certificate.claims.front().how.node);
        for (std::size_t i = 0; i < root.replies.size(); ++i) {
            Certificate damaged = certificate;
            std::vector<proof::Reply> replies(root.replies.begin(), root.replies.end());
            replies.erase(replies.begin() + static_cast<std::ptrdiff_t>(i));
            damaged.claims.front().how = {
                damaged.strategies.add(root.point, replies, root.otherwise)};
            const auto checked = proof::checkAll(damaged);
            refused += !checked;
            if (checked) continue;
            // At the reply that is missing, and nowhere else.
            const std::string place = toText(root.point, certificate.size) +
                                      toText(root.replies[i].point, certificate.size);
            EXPECT_EQ(checked.reason().arguments.front().find(place), 0U)
                << checked.reason().arguments.front() << " is not after " << place;
        }
    }
    EXPECT_GT(refused, 50);
}

TEST(ThreatStrategy, PositionsKeepTheOrderOfMoves) {
    const auto moves = *movesFromText("h8a1i9b2", 15);
    const Board board = *boardFromMoves(moves, 15);
    EXPECT_EQ(proof::textOf(positionOf(board, moves), 15), "h8a1i9b2");
    EXPECT_EQ(boardOf(positionOf(board), 15), board);
}

}  // namespace
}  // namespace tianyuan::prove
