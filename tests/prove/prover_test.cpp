#include "prove/prover.h"

#include "core/notation.h"
#include "proof/checker.h"
#include "proof/coverage.h"
#include "proof/random_game.h"
#include "prove/threat_solver.h"
#include "prove/threat_strategy.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace tianyuan::prove {
namespace {

using test::must;

constexpr int Size = 15;

Question questionOf(std::string_view text, Rule rule = Rule::Freestyle) {
    const auto moves = must(movesFromText(text, Size));
    return {rule, Size, positionOf(must(boardFromMoves(moves, Size)), moves)};
}

Prover::MakeSolver solverFor(Rule rule) {
    return
        [rule](std::size_t memory) { return std::make_unique<ThreatSolver>(rule, Size, memory); };
}

std::unique_ptr<Prover> proverOf(const std::filesystem::path& log, const Question& question,
                                 bool resume) {
    return must(Prover::begin(log, resume, question, solverFor(question.rule)));
}

/// The certificate as it would be written and read.
proof::Certificate certificateOf(const Prover& prover) {
    const ProofTree& tree = prover.tree();
    return must(proof::readCertificate(
        proof::writeCertificate(tree.rule(), tree.size(), tree.strategies(), claimsOf(tree))));
}

std::string bytesOfFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

// Two stones each and Black to move, White's in corners: won, but not by threats alone.
constexpr std::string_view Corners = "h8a1i9a15";

void proveAndPlay(const Question& question, int threads) {
    const test::TemporaryFolder folder;
    const auto prover = proverOf(folder / "log", question, false);
    ProverOptions options;
    options.threads = threads;
    EXPECT_EQ(must(prover->run(options, {}, {})), Ending::Proved);
    const proof::Certificate certificate = certificateOf(*prover);
    ASSERT_EQ(certificate.claims.size(), 1U);
    EXPECT_EQ(certificate.rule, question.rule);
    EXPECT_TRUE(proof::checkAll(certificate));
    std::mt19937_64 random(1);
    for (int game = 0; game < 2000; ++game) {
        EXPECT_EQ(test::playAgainst(certificate, certificate.claims.front(), random), "");
    }
}

TEST(Prover, ProvesAWinWithQuietMoves) { proveAndPlay(questionOf(Corners), 1); }

TEST(Prover, ProvesItWithSeveralThreads) { proveAndPlay(questionOf(Corners), 3); }

TEST(Prover, ProvesByTheRuleThatIsAsked) { proveAndPlay(questionOf(Corners, Rule::Standard), 1); }

TEST(Prover, GoesOnFromItsLogAfterEveryJob) {
    const test::TemporaryFolder folder;
    const Question question = questionOf(Corners);
    std::uint64_t jobs = 0;
    for (int runs = 0;; ++runs) {
        ASSERT_LT(runs, 200);
        const auto prover = proverOf(folder / "log", question, true);
        EXPECT_EQ(prover->jobsDone(), jobs);
        std::stop_source stop;
        ProverOptions options;
        options.betweenReports = {};
        const Ending ending = must(
            prover->run(options, stop.get_token(), [&](const Progress&) { stop.request_stop(); }));
        jobs = prover->jobsDone();
        if (ending == Ending::Proved || prover->tree().isProved()) break;
        EXPECT_EQ(ending, Ending::Stopped);
    }
    EXPECT_GT(jobs, 2U);
    const auto again = proverOf(folder / "log", question, true);
    EXPECT_TRUE(again->tree().isProved());
    EXPECT_TRUE(proof::checkAll(certificateOf(*again)));
}

// A quiet move has been tried, and most replies to it are settled: what is known then is enough to
// go on from without the log.
TEST(Prover, GoesOnFromACertificate) {
    const test::TemporaryFolder folder;
    const Question whole = questionOf("");
    std::stop_source stop;
    ProverOptions options;
    options.betweenReports = {};
    const auto first = proverOf(folder / "first", whole, false);
    must(first->run(options, stop.get_token(), [&](const Progress& progress) {
        if (progress.summary.second.settled > 20) stop.request_stop();
    }));
    const proof::Certificate known = certificateOf(*first);
    const proof::Coverage before = proof::coverageOf(known);

    const auto second =
        must(Prover::begin(folder / "second", false, whole, solverFor(whole.rule), known));
    EXPECT_EQ(proof::coverageOf(certificateOf(*second)).fourths, before.fourths);
    std::stop_source enough;
    must(second->run(options, enough.get_token(), [&](const Progress& progress) {
        if (progress.summary.second.settled > before.fourths) enough.request_stop();
    }));
    EXPECT_LT(second->jobsDone(), first->jobsDone());
    const proof::Certificate after = certificateOf(*second);
    EXPECT_GT(proof::coverageOf(after).fourths, before.fourths);
    EXPECT_TRUE(proof::checkAll(after));
}

TEST(Prover, IsDoneAtOnceIfTheCertificateSaysAll) {
    const test::TemporaryFolder folder;
    const auto first = proverOf(folder / "first", questionOf(Corners), false);
    EXPECT_EQ(must(first->run({}, {}, {})), Ending::Proved);
    // The same position on the other side of the board.
    const Question mirrored = questionOf("h8o1g9o15");
    const auto second = must(Prover::begin(folder / "second", false, mirrored,
                                           solverFor(mirrored.rule), certificateOf(*first)));
    EXPECT_EQ(must(second->run({}, {}, {})), Ending::Proved);
    EXPECT_EQ(second->jobsDone(), 0U);
    EXPECT_TRUE(proof::checkAll(certificateOf(*second)));
}

TEST(Prover, BelievesNoCertificateThatIsWrongOrOfAnotherRule) {
    const test::TemporaryFolder folder;
    const auto first = proverOf(folder / "first", questionOf(Corners), false);
    EXPECT_EQ(must(first->run({}, {}, {})), Ending::Proved);
    proof::Certificate known = certificateOf(*first);
    const auto codeOf = [&](const Question& question) {
        return test::codeOf(
            Prover::begin(folder / "second", false, question, solverFor(question.rule), known));
    };
    EXPECT_EQ(codeOf(questionOf(Corners, Rule::Standard)), "prove.other-certificate");
    known.claims.front().position = questionOf("h8h9i9i10").root;
    EXPECT_TRUE(codeOf(questionOf(Corners)).starts_with("proof."));
}

TEST(Prover, CutsOffWhatWasNotWrittenToItsEnd) {
    const test::TemporaryFolder folder;
    const Question question = questionOf(Corners);
    const auto log = folder / "log";
    {
        const auto prover = proverOf(log, question, false);
        EXPECT_EQ(must(prover->run({}, {}, {})), Ending::Proved);
    }
    const std::string bytes = bytesOfFile(log);
    const std::size_t header = bytes.find('\n') + 1;
    std::uint64_t before = 0;
    for (std::size_t length = 0; length <= bytes.size(); length += 1 + bytes.size() / 40) {
        const auto copy = folder / "copy";
        std::ofstream(copy, std::ios::binary | std::ios::trunc) << bytes.substr(0, length);
        const auto prover = proverOf(copy, question, true);
        EXPECT_GE(prover->jobsDone(), before);
        before = prover->jobsDone();
        const std::string left = bytesOfFile(copy);
        EXPECT_GE(left.size(), header);
        EXPECT_EQ(bytes.find(left), 0U);
    }
}

TEST(Prover, StopsReadingWhereTheLogIsDamaged) {
    const test::TemporaryFolder folder;
    const Question question = questionOf(Corners);
    const auto log = folder / "log";
    {
        const auto prover = proverOf(log, question, false);
        EXPECT_EQ(must(prover->run({}, {}, {})), Ending::Proved);
    }
    std::string bytes = bytesOfFile(log);
    bytes[bytes.find('\n') + 40] ^= 1;  // in the first record
    std::ofstream(log, std::ios::binary | std::ios::trunc) << bytes;
    const auto prover = proverOf(log, question, true);
    EXPECT_EQ(prover->jobsDone(), 0U);
    EXPECT_FALSE(prover->tree().isProved());
    EXPECT_EQ(must(prover->run({}, {}, {})), Ending::Proved);
}

TEST(Prover, RefusesALogThatIsThereOrOfAnotherQuestion) {
    const test::TemporaryFolder folder;
    const auto log = folder / "log";
    proverOf(log, questionOf(Corners), false);
    const auto codeOf = [&](const Question& question, bool resume) {
        return test::codeOf(Prover::begin(log, resume, question, solverFor(question.rule)));
    };
    EXPECT_EQ(codeOf(questionOf(Corners), false), "prove.log-exists");
    EXPECT_EQ(codeOf(questionOf("h8a1i9b1"), true), "prove.other-question");
    EXPECT_EQ(codeOf(questionOf(Corners, Rule::Standard), true), "prove.other-question");
    EXPECT_EQ(codeOf(questionOf(Corners), true), "");
}

TEST(Prover, EndsInTime) {
    const test::TemporaryFolder folder;
    const auto prover = proverOf(folder / "log", questionOf(""), false);
    ProverOptions options;
    options.time = std::chrono::milliseconds(1);
    EXPECT_EQ(must(prover->run(options, {}, {})), Ending::TimeIsUp);
}

TEST(Prover, CountsWhatItHasSettledOfTheWholeGame) {
    const test::TemporaryFolder folder;
    const auto prover = proverOf(folder / "log", questionOf(""), false);
    std::stop_source stop;
    ProverOptions options;
    options.betweenReports = {};
    must(prover->run(options, stop.get_token(), [&](const Progress& progress) {
        if (progress.summary.second.settled > 0) stop.request_stop();
    }));
    const Summary summary = summaryOf(prover->tree());
    EXPECT_EQ(summary.first.all, 35);
    EXPECT_EQ(summary.second.all, 7770);
    EXPECT_EQ(summary.first.settled, 0);
    const proof::Certificate certificate = certificateOf(*prover);
    EXPECT_TRUE(proof::checkAll(certificate));
    EXPECT_EQ(proof::coverageOf(certificate).fourths, summary.second.settled);
}

}  // namespace
}  // namespace tianyuan::prove
