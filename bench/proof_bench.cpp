// How many positions a second the checker of certificates looks at.

#include "proof/checker.h"
#include "prove/threat_strategy.h"
#include "record/problem.h"
#include "search/threat_search.h"

#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>

namespace tianyuan::proof {
namespace {

constexpr std::uint64_t Stones = 100'000;

/// Certificates of the problems that are won by fours and threes.
std::vector<Certificate> certificates(Rule rule) {
    std::ifstream file(TIANYUAN_PROBLEMS);
    std::stringstream text;
    text << file.rdbuf();
    std::vector<Certificate> all;
    const auto problems = record::problemsFromText(text.str());
    if (!problems) return all;
    search::ThreatSearch search;
    for (const record::Problem& problem : *problems) {
        if (problem.rule != rule || problem.kind != record::ProblemKind::Vct) continue;
        eval::ShapeMap map(rule, problem.board);
        const auto answer = search.vct(map, eval::sideOf(problem.board.sideToMove()), {Stones, {}});
        if (answer.verdict != search::Verdict::Won) continue;
        Certificate certificate;
        certificate.rule = rule;
        certificate.size = problem.board.size();
        const Link how = prove::addThreats(certificate.strategies, answer.proof);
        certificate.claims.push_back({prove::positionOf(problem.board), how});
        all.push_back(std::move(certificate));
    }
    return all;
}

void check(benchmark::State& state, Rule rule) {
    const std::vector<Certificate> all = certificates(rule);
    std::uint64_t positions = 0;
    for (auto _ : state) {
        for (const Certificate& certificate : all) {
            const auto checked = checkAll(certificate);
            if (!checked) return state.SkipWithError("a certificate is refused");
            positions += checked->positions;
        }
    }
    state.counters["positions/s"] =
        benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(check, freestyle, Rule::Freestyle)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check, standard, Rule::Standard)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tianyuan::proof
