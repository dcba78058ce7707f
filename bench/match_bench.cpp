#include "match/contest.h"
#include "match/game_log.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>

namespace tianyuan::match {
namespace {

/// Answers at once: the next empty point of a walk over the board that makes no rows early.
class InstantPlayer : public player::Player {
public:
    Result<Move> choose(const player::Position& position, const player::Limits&, std::stop_token,
                        const OnThought&) override {
        const Board& board = position.board;
        const int area = board.area();
        int index = board.stones() * 83 % area;
        while (!board.isEmpty({index % board.size(), index / board.size()})) {
            index = (index + 1) % area;
        }
        return Move(Point(index % board.size(), index / board.size()));
    }
};

ContestSetup setupFor(int concurrency) {
    ContestSetup setup;
    setup.entrants = {{"a", false}, {"b", false}};
    setup.book = OpeningBook::random(setup.terms.rule, setup.terms.size, 4, 1);
    setup.concurrency = concurrency;
    return setup;
}

Contest contestOf(const ContestSetup& setup) {
    return Contest(
        setup,
        [](int, std::uint64_t) {
            return Result<std::unique_ptr<player::Player>>(std::make_unique<InstantPlayer>());
        },
        [] { return std::chrono::steady_clock::now(); });
}

constexpr int Games = 2000;

void report(benchmark::State& state, const Contest& contest) {
    state.counters["games/s"] = benchmark::Counter(static_cast<double>(state.iterations()) * Games,
                                                   benchmark::Counter::kIsRate);
    state.counters["plies"] =
        static_cast<double>(contest.tally().plies()) / contest.tally().games();
}

/// Nothing but the runner: how many games it can pass through.
void playInstantly(benchmark::State& state) {
    const ContestSetup setup = setupFor(static_cast<int>(state.range(0)));
    const auto fixtures = fixturesOf(roundRobin(2), Games);
    Contest contest = contestOf(setup);
    for (auto _ : state) {
        contest = contestOf(setup);
        if (!contest.run(fixtures, {}, {})) state.SkipWithError("the contest failed");
    }
    report(state, contest);
}
BENCHMARK(playInstantly)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The same with clocks, a test and a log, as a real match has them.
void playWithClocksTestAndLog(benchmark::State& state) {
    ContestSetup setup = setupFor(static_cast<int>(state.range(0)));
    setup.terms.time.main = std::chrono::seconds(10);
    setup.terms.time.increment = std::chrono::milliseconds(100);
    setup.sprt = SprtOptions{-200, 200, 1e-9, 1e-9, EloModel::Normalized};
    const auto path = std::filesystem::temp_directory_path() / "tianyuan_match_bench.jsonl";
    const auto fixtures = fixturesOf(roundRobin(2), Games);
    Contest contest = contestOf(setup);
    for (auto _ : state) {
        std::filesystem::remove(path);
        auto log = GameLog::create(path, setup);
        contest = contestOf(setup);
        const Attempt done =
            contest.run(fixtures, {}, [&](const PlayedGame& game) { return log->append(game); });
        if (!done) state.SkipWithError("the contest failed");
    }
    std::filesystem::remove(path);
    report(state, contest);
}
BENCHMARK(playWithClocksTestAndLog)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace tianyuan::match
