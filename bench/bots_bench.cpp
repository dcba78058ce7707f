#include "bots/gametree_bot.h"
#include "bots/guard_bot.h"
#include "bots/scoremap_bot.h"
#include "bots/shapes_bot.h"
#include "bots/value_bot.h"
#include "core/notation.h"

#include <benchmark/benchmark.h>

#include <string_view>

namespace tianyuan::bots {
namespace {

constexpr std::string_view Opening = "h8h9i9g7i7i8";
constexpr std::string_view Middlegame = "f10h10h9g9f8g11f7g8g10f9f11e12j7i8e10f12i9g12h12j9d10c10";

player::Position positionOf(std::string_view code) {
    const auto moves = movesFromText(code, Board::DefaultSize).value();
    return {Rule::Freestyle, boardFromMoves(moves, Board::DefaultSize).value(), moves};
}

/// Times a move of the same bot from the same position; a fresh bot each time, so that nothing is
/// remembered.
template <typename Make>
void timeMove(benchmark::State& state, std::string_view code, Make make) {
    const player::Position position = positionOf(code);
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        state.PauseTiming();
        auto bot = make();
        state.ResumeTiming();
        auto move = bot.choose(position, {}, {},
                               [&](const player::Thought& thought) { nodes = thought.nodes; });
        benchmark::DoNotOptimize(move);
    }
    state.counters["nodes"] = static_cast<double>(nodes);
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes),
                                                   benchmark::Counter::kIsIterationInvariantRate);
}

void scoremap(benchmark::State& state, std::string_view code) {
    timeMove(state, code, [] { return ScoremapBot(1); });
}

void guard(benchmark::State& state, std::string_view code) {
    timeMove(state, code, [] { return GuardBot(); });
}

/// The arguments are the depth, and whether the whole map is wanted.
template <typename Bot>
void searcher(benchmark::State& state, std::string_view code) {
    timeMove(state, code, [&] {
        typename Bot::Options options;
        options.depth = static_cast<int>(state.range(0));
        options.wholeMap = state.range(1) != 0;
        options.patience = std::chrono::hours(1);
        return Bot(options, 1);
    });
}

void value(benchmark::State& state, std::string_view code) { searcher<ValueBot>(state, code); }
void gametree(benchmark::State& state, std::string_view code) {
    searcher<GametreeBot>(state, code);
}
void shapes(benchmark::State& state, std::string_view code) { searcher<ShapesBot>(state, code); }

void depths(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"depth", "map"});
    bench->ArgsProduct({{1, 2, 3, 4}, {1}})->ArgsProduct({{1, 2, 3, 4, 5, 6}, {0}});
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(scoremap, opening, Opening);
BENCHMARK_CAPTURE(scoremap, middlegame, Middlegame);
BENCHMARK_CAPTURE(guard, opening, Opening);
BENCHMARK_CAPTURE(guard, middlegame, Middlegame);
BENCHMARK_CAPTURE(value, opening, Opening)->Apply(depths);
BENCHMARK_CAPTURE(value, middlegame, Middlegame)->Apply(depths);
BENCHMARK_CAPTURE(gametree, opening, Opening)->Apply(depths);
BENCHMARK_CAPTURE(gametree, middlegame, Middlegame)->Apply(depths);
BENCHMARK_CAPTURE(shapes, opening, Opening)->Apply(depths);
BENCHMARK_CAPTURE(shapes, middlegame, Middlegame)->Apply(depths);

}  // namespace
}  // namespace tianyuan::bots
