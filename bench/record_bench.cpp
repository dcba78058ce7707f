#include "record/renlib.h"
#include "record/sgf_reader.h"
#include "record/sgf_writer.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>

namespace tianyuan::record {
namespace {

/// A library as players make them: lines of up to thirty moves that branch everywhere. `textEvery`
/// nodes there is a label, and as often a comment in Chinese; 0: none.
Record library(int nodes, int textEvery) {
    std::mt19937 random(1);
    Record record;
    std::vector<NodeId> line{Tree::Root};
    for (int i = 1; i <= nodes; ++i) {
        if (line.size() > 30 || random() % 4 == 0) line.resize(1 + random() % line.size());
        // Every depth has points of its own, so no line meets a point twice.
        const auto place = static_cast<int>((line.size() - 1) * 7 + random() % 7);
        const Point point(place % 15, place / 15);
        const Stone stone = line.size() % 2 == 1 ? Stone::Black : Stone::White;
        const NodeId id = record.tree.add(line.back(), stone, point);
        line.push_back(id);
        if (textEvery > 0 && i % textEvery == 0) {
            record.tree.editNotes(id).marks.push_back({Mark::Kind::Label, point, "A"});
        }
        if (textEvery > 0 && i % textEvery == textEvery / 2) {
            record.tree.editNotes(id).comment = "白棋最强的防守，黑棋仍可取胜";
        }
    }
    return record;
}

void readLibrary(benchmark::State& state) {
    const auto nodes = static_cast<int>(state.range(0));
    const std::string bytes = writeRenLib(library(nodes, static_cast<int>(state.range(1))))->bytes;
    for (auto _ : state) benchmark::DoNotOptimize(readRenLib(bytes));
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(state.iterations()) * nodes,
                                                 benchmark::Counter::kIsRate);
}

void writeLibrary(benchmark::State& state) {
    const auto nodes = static_cast<int>(state.range(0));
    const std::string bytes = writeRenLib(library(nodes, static_cast<int>(state.range(1))))->bytes;
    const Record record = std::move(readRenLib(bytes)->front());
    for (auto _ : state) benchmark::DoNotOptimize(writeRenLib(record));
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(state.iterations()) * nodes,
                                                 benchmark::Counter::kIsRate);
}

void countBytes(benchmark::State& state, const std::string& bytes) {
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}

void readTree(benchmark::State& state) {
    const std::string bytes = writeSgf(library(100'000, static_cast<int>(state.range(0)))).bytes;
    for (auto _ : state) benchmark::DoNotOptimize(readSgf(bytes));
    countBytes(state, bytes);
}

/// Games of sixty moves without a word, as match records are.
void readGames(benchmark::State& state) {
    Record game;
    game.black = "one";
    game.white = "two";
    NodeId last = Tree::Root;
    for (int i = 0; i < 60; ++i) {
        last = game.tree.add(last, i % 2 == 0 ? Stone::Black : Stone::White,
                             Point(i * 7 % 15, i / 15 * 3 + i % 3));
    }
    const std::string bytes = writeSgf(std::vector<Record>(2000, game)).bytes;
    for (auto _ : state) benchmark::DoNotOptimize(readSgf(bytes));
    countBytes(state, bytes);
}

void writeTree(benchmark::State& state) {
    const Record record = library(100'000, static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(writeSgf(record));
    countBytes(state, writeSgf(record).bytes);
}

BENCHMARK(readTree)->ArgName("textEvery")->Arg(0)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(readGames)->Unit(benchmark::kMillisecond);
BENCHMARK(writeTree)->ArgName("textEvery")->Arg(0)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(readLibrary)
    ->ArgNames({"nodes", "textEvery"})
    ->Args({1'000'000, 0})
    ->Args({1'000'000, 10})
    ->Args({1'000'000, 2})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(writeLibrary)
    ->ArgNames({"nodes", "textEvery"})
    ->Args({1'000'000, 0})
    ->Args({1'000'000, 10})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tianyuan::record
