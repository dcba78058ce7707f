// How many positions a second the threat search decides, and how many nodes a problem takes.

#include "record/problem.h"
#include "search/threat_search.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace tianyuan::search {
namespace {

using record::Problem;
using record::ProblemKind;

constexpr std::uint64_t Nodes = 100'000;

std::vector<Problem> problemsOf(std::initializer_list<ProblemKind> kinds) {
    std::ifstream file(TIANYUAN_PROBLEMS);
    std::stringstream text;
    text << file.rdbuf();
    std::vector<Problem> chosen;
    if (auto all = record::problemsFromText(text.str())) {
        for (Problem& problem : *all) {
            if (std::find(kinds.begin(), kinds.end(), problem.kind) != kinds.end()) {
                chosen.push_back(std::move(problem));
            }
        }
    }
    return chosen;
}

template <typename Look>
void measure(benchmark::State& state, std::initializer_list<ProblemKind> kinds, Look look) {
    const std::vector<Problem> problems = problemsOf(kinds);
    ThreatSearch search;
    std::uint64_t positions = 0;
    std::uint64_t nodes = 0;
    std::uint64_t solved = 0;
    std::uint64_t nodesOfSolved = 0;
    for (auto _ : state) {
        for (const Problem& problem : problems) {
            search.forget();
            eval::ShapeMap map(problem.rule, problem.board);
            const ThreatAnswer answer = look(search, map, eval::sideOf(problem.board.sideToMove()));
            ++positions;
            nodes += answer.nodes;
            if (answer.verdict == Verdict::Unknown) continue;
            ++solved;
            nodesOfSolved += answer.nodes;
        }
    }
    using benchmark::Counter;
    state.counters["positions"] = Counter(static_cast<double>(positions), Counter::kIsRate);
    state.counters["nodes"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
    state.counters["nodes_per_solved"] = static_cast<double>(nodesOfSolved) /
                                         static_cast<double>(std::max<std::uint64_t>(solved, 1));
    state.counters["solved"] =
        static_cast<double>(solved) / static_cast<double>(std::max<std::uint64_t>(positions, 1));
}

void winsByFours(benchmark::State& state) {
    measure(state, {ProblemKind::Vcf, ProblemKind::Foul, ProblemKind::NoVcf},
            [](ThreatSearch& search, eval::ShapeMap& map, eval::Side side) {
                return search.vcf(map, side, {Nodes, {}});
            });
}
BENCHMARK(winsByFours)->Unit(benchmark::kMillisecond);

void winsByThrees(benchmark::State& state) {
    measure(state, {ProblemKind::Vct},
            [](ThreatSearch& search, eval::ShapeMap& map, eval::Side side) {
                return search.vct(map, side, {Nodes, {}});
            });
}
BENCHMARK(winsByThrees)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tianyuan::search
