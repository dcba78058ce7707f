// The engine: stones placed a second, time to a depth with one and two threads, and memory.

#include "core/notation.h"
#include "eval/shape_map.h"
#include "search/engine.h"

#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <string>
#include <string_view>

namespace tianyuan {
namespace {

/// A position of each rule in the middle of a game.
constexpr std::array<std::string_view, 5> Middles{"h8g9i9g7j10j8i8h9g8k9", "h8i9h10h9g9i11j10k11",
                                                  "h8i9i7g9j8g8g7j10h9", "h8i9h10h9g9i11j10",
                                                  "h8i8i7g9j9j6h7g7"};

player::Position positionOf(std::string_view moves, Rule rule) {
    player::Position position;
    position.rule = rule;
    for (const Move move : *movesFromText(moves, Board::DefaultSize)) {
        position.board.play(move);
        position.moves.push_back(move);
    }
    return position;
}

/// What this process holds in memory now.
double residentMegabytes() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word != "VmRSS:") continue;
        double kilobytes = 0;
        status >> kilobytes;
        return kilobytes / 1024;
    }
    return 0;
}

void placeAndTakeBack(benchmark::State& state) {
    const Rule rule = AllRules[static_cast<std::size_t>(state.range(0))];
    const player::Position position =
        positionOf(Middles[static_cast<std::size_t>(state.range(0))], rule);
    eval::ShapeMap map(rule, position.board);
    const eval::CellSet empty = map.empty();
    for (auto _ : state) {
        empty.forEach(map.size(), [&](eval::Cell cell) {
            map.place(cell, eval::BlackSide);
            map.takeBack();
        });
    }
    state.SetItemsProcessed(state.iterations() * map.emptyPoints());
    state.SetLabel(std::string(idOf(rule)));
}
BENCHMARK(placeAndTakeBack)->DenseRange(0, 4);

void nodesPerSecond(benchmark::State& state) {
    const Rule rule = AllRules[static_cast<std::size_t>(state.range(0))];
    const player::Position position =
        positionOf(Middles[static_cast<std::size_t>(state.range(0))], rule);
    search::EngineOptions options;
    options.threads = static_cast<int>(state.range(1));
    player::Limits limits;
    limits.nodes = 1'000'000;
    double nodes = 0;
    double fours = 0;
    for (auto _ : state) {
        search::Engine engine(options);
        benchmark::DoNotOptimize(engine.choose(position, limits, {}, {}));
        nodes += static_cast<double>(engine.effort().nodes);
        fours += static_cast<double>(engine.effort().fourNodes);
        state.counters["MB"] = residentMegabytes();
    }
    state.counters["nodes/s"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
    state.counters["fours/s"] = benchmark::Counter(fours, benchmark::Counter::kIsRate);
    state.SetLabel(std::string(idOf(rule)));
}
BENCHMARK(nodesPerSecond)
    ->ArgsProduct({{0, 1, 2, 3, 4}, {1, 2}})
    ->ArgNames({"rule", "threads"})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void timeToDepth(benchmark::State& state) {
    search::EngineOptions options;
    options.threads = static_cast<int>(state.range(0));
    player::Limits limits;
    limits.depth = 12;
    for (auto _ : state) {
        for (std::size_t i = 0; i < 3; ++i) {
            search::Engine engine(options);
            benchmark::DoNotOptimize(
                engine.choose(positionOf(Middles[i], AllRules[i]), limits, {}, {}));
        }
    }
}
BENCHMARK(timeToDepth)
    ->Arg(1)
    ->Arg(2)
    ->ArgName("threads")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tianyuan
