#include "problems_bench.h"

#include "file.h"
#include "interrupt.h"
#include "record/problem.h"
#include "search/threat_search.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <vector>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using record::Problem;
using record::ProblemKind;
using search::Verdict;

constexpr std::array<std::uint64_t, 5> Steps{100, 1'000, 10'000, 100'000, 1'000'000};

/// What came of the problems of one kind.
struct ProblemResults {
    int problems = 0;
    int solved = 0;
    std::array<int, Steps.size()> within{};  // solved with at most so many nodes
    std::uint64_t nodes = 0;                 // of those that were solved
    std::uint64_t allNodes = 0;
    double seconds = 0;

    void add(const ProblemResults& more) {
        problems += more.problems;
        solved += more.solved;
        for (std::size_t i = 0; i < within.size(); ++i) within[i] += more.within[i];
        nodes += more.nodes;
        allNodes += more.allNodes;
        seconds += more.seconds;
    }
    std::uint64_t nodesPerSolved() const {
        return solved > 0 ? nodes / static_cast<std::uint64_t>(solved) : 0;
    }
};

/// A problem is solved when its win is proved or, where there is none, when that is seen.
ProblemResults measure(search::ThreatSearch& search, const Problem& problem, std::uint64_t nodes,
                       std::stop_token stop) {
    eval::ShapeMap map(problem.rule, problem.board);
    const eval::Side side = eval::sideOf(problem.board.sideToMove());
    const search::ThreatLimits limits{nodes, std::move(stop)};
    search.forget();
    const auto start = std::chrono::steady_clock::now();
    const search::ThreatAnswer answer = problem.kind == ProblemKind::Vct
                                            ? search.vct(map, side, limits)
                                            : search.vcf(map, side, limits);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    const Verdict wish = problem.kind == ProblemKind::NoVcf ? Verdict::None : Verdict::Won;
    ProblemResults tally;
    tally.problems = 1;
    tally.solved = answer.verdict == wish;
    for (std::size_t i = 0; i < Steps.size(); ++i) {
        tally.within[i] = tally.solved && answer.nodes <= Steps[i];
    }
    tally.nodes = tally.solved ? answer.nodes : 0;
    tally.allNodes = answer.nodes;
    tally.seconds = time.count();
    return tally;
}

void print(const std::string& name, const ProblemResults& tally) {
    fmt::print("{:<24} {:>5}", name, tally.problems);
    for (const int within : tally.within) fmt::print(" {:>8}", within);
    fmt::print(" {:>7} {:>10}\n", tally.solved, tally.nodesPerSolved());
}

Json toJson(const std::string& name, const ProblemResults& tally) {
    Json within;
    for (std::size_t i = 0; i < Steps.size(); ++i) {
        within[std::to_string(Steps[i])] = tally.within[i];
    }
    return {{"problems", name},        {"count", tally.problems},
            {"solved", tally.solved},  {"solved_within", std::move(within)},
            {"nodes", tally.allNodes}, {"nodes_per_solved", tally.nodesPerSolved()},
            {"seconds", tally.seconds}};
}

void report(const Context& context, const std::map<std::string, ProblemResults>& tallies,
            const ProblemResults& total, bool json) {
    if (json) {
        Json list = Json::array();
        for (const auto& [name, tally] : tallies) list.push_back(toJson(name, tally));
        list.push_back(toJson("all", total));
        fmt::print("{}\n", list.dump(2));
        return;
    }
    fmt::print("{:<24} {:>5}", context.say("problems.kind"), context.say("problems.count"));
    for (const std::uint64_t step : Steps) fmt::print(" {:>8}", fmt::format("<={}", step));
    fmt::print(" {:>7} {:>10}\n", context.say("problems.solved"), context.say("problems.nodes"));
    for (const auto& [name, tally] : tallies) print(name, tally);
    print(context.say("problems.all"), total);
    const double speed = total.seconds > 0 ? total.problems / total.seconds : 0;
    fmt::print("{}\n",
               context.say("problems.total", total.allNodes, fmt::format("{:.2f}", total.seconds),
                           fmt::format("{:.0f}", speed)));
}

}  // namespace

int benchProblems(const Context& context, const std::string& file, std::uint64_t nodes, bool json) {
    std::string text(builtInProblems());
    if (!file.empty()) {
        auto read = readFile(file);
        if (!read) return context.fail(read.reason());
        text = std::move(*read);
    }
    const auto problems = record::problemsFromText(text);
    if (!problems) return context.fail(problems.reason());

    const Interrupt interrupt;
    search::ThreatSearch search;
    std::map<std::string, ProblemResults> tallies;
    ProblemResults total;
    for (const Problem& problem : *problems) {
        if (interrupt.hasCome()) return Interrupted;
        const ProblemResults tally = measure(search, problem, nodes, interrupt.token());
        tallies[fmt::format("{} {}", idOf(problem.rule), idOf(problem.kind))].add(tally);
        total.add(tally);
    }
    report(context, tallies, total, json);
    return Success;
}

}  // namespace tianyuan::cli
