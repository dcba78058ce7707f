#include "practice/overview.h"
#include "practice/run.h"
#include "progress/report.h"
#include "puzzle/collection.h"
#include "store/puzzle_log.h"

#include <benchmark/benchmark.h>

namespace tianyuan {
namespace {

using namespace std::chrono_literals;

constexpr store::Time Now{std::chrono::sys_days(std::chrono::year(2026) / 11 / 18) + 9h};
constexpr std::chrono::year_month_day Today = std::chrono::year(2026) / 11 / 18;
constexpr int Tries = 10'000;
constexpr int TriesOfADay = 40;

/// A store in which ten thousand puzzles were tried over the last months, a third of them in vain:
/// those come back, a few each day.
store::Library& library() {
    static store::Library library = [] {
        store::Library made = *store::Library::inMemory();
        store::PuzzleLog log(made);
        practice::Deck deck(log);
        const auto puzzles = puzzle::builtInPuzzles();
        for (int i = 0; i < Tries; ++i) {
            const puzzle::Puzzle& puzzle = puzzles[static_cast<std::size_t>(i) % puzzles.size()];
            const store::Time at = Now - std::chrono::hours(24 * (Tries - i) / TriesOfADay);
            const bool solved = i % 3 != 0;
            static_cast<void>(
                log.addTry({static_cast<std::int64_t>(puzzle::keyOf(puzzle)),
                            std::string(idOf(puzzle.rule)), std::string(idOf(puzzle.theme)),
                            puzzle.rating, solved, solved ? 0 : 1, 0, "next", 20, at}));
            if (!solved) static_cast<void>(deck.addFailed(puzzle, at));
        }
        return made;
    }();
    return library;
}

void readingTheCollection(benchmark::State& state) {
    std::string text;
    for (const puzzle::Puzzle& each : puzzle::builtInPuzzles()) text += toText(each) + "\n";
    for (auto _ : state) benchmark::DoNotOptimize(puzzle::puzzlesFromText(text));
}
BENCHMARK(readingTheCollection)->Unit(benchmark::kMillisecond);

void overview(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(practice::overviewOf(library(), Today, Now));
    }
}
BENCHMARK(overview)->Unit(benchmark::kMillisecond);

void nextPuzzle(benchmark::State& state) {
    const auto mode = static_cast<practice::Mode>(state.range(0));
    state.SetLabel(std::string(practice::idOf(mode)));
    store::PuzzleLog log(library());
    for (auto _ : state) {
        practice::Run run({mode, {}, puzzle::builtInPuzzles(), 1, Today}, log, Now);
        benchmark::DoNotOptimize(run.next(Now));
    }
}
BENCHMARK(nextPuzzle)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

void progressReport(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(progress::reportFrom(library(), 0s));
}
BENCHMARK(progressReport)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tianyuan
