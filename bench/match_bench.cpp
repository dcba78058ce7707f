#include "match/contest.h"
#include "match/game_log.h"
#include "protocol/remote_player.h"

#include <benchmark/benchmark.h>

#include <array>
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
    const auto rate = [&state](std::int64_t count) {
        return benchmark::Counter(static_cast<double>(state.iterations() * count),
                                  benchmark::Counter::kIsRate);
    };
    state.counters["games/s"] = rate(contest.tally().games());
    state.counters["moves/s"] = rate(contest.tally().plies());
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

/// Who hands out games and collects them, and nobody who plays: every job has its outcome at once.
class ReadyCrew final : public jobs::Crew {
public:
    explicit ReadyCrew(std::vector<std::string> outcomes) : outcomes_(std::move(outcomes)) {}

    bool serves() const override { return false; }
    Attempt serve(const jobs::Greeting&, const jobs::Staff&) override { return Done{}; }
    Attempt gather(const jobs::Greeting&) override { return Done{}; }
    Attempt run(jobs::Desk& desk, const jobs::Staff&, const std::stop_token&) override {
        while (const auto job = desk.next()) {
            const Attempt taken = desk.take(job->number, outcomes_[job->number]);
            if (!taken) return taken;
        }
        return Done{};
    }

private:
    std::vector<std::string> outcomes_;
};

/// What limits a thousand processes: how many games a second one can hand out, take in, count, test
/// and write into a log. Messages come to that.
void handOutAndCollect(benchmark::State& state) {
    ContestSetup setup = setupFor(1);
    setup.sprt = SprtOptions{-200, 200, 1e-9, 1e-9, EloModel::Normalized};
    const auto fixtures = fixturesOf(roundRobin(2), Games);
    std::vector<std::string> outcomes;
    Contest played = contestOf(setup);
    if (!played.run(fixtures, {}, {})) return state.SkipWithError("the contest failed");
    for (const auto& [index, game] : played.games()) {
        outcomes.push_back(outcomeOf(game, setup.terms.size));
    }
    ReadyCrew crew(std::move(outcomes));
    const auto path = std::filesystem::temp_directory_path() / "tianyuan_handout_bench.jsonl";
    Contest contest = contestOf(setup);
    for (auto _ : state) {
        std::filesystem::remove(path);
        auto log = GameLog::create(path, setup);
        contest = contestOf(setup);
        const Attempt done = contest.run(fixtures, crew, {},
                                         [&](const PlayedGame& game) { return log->append(game); });
        if (!done) state.SkipWithError("the contest failed");
    }
    std::filesystem::remove(path);
    report(state, contest);
}
BENCHMARK(handOutAndCollect)->Unit(benchmark::kMillisecond);

#ifdef TIANYUAN_GOOD_ENGINE
constexpr int GamesOfPrograms = 20;

std::unique_ptr<player::Player> program() {
    protocol::RemoteOptions options;
    options.command = {TIANYUAN_GOOD_ENGINE};
    return std::make_unique<protocol::RemotePlayer>(std::move(options));
}

/// Two programs that answer at once, through the whole runner. What it costs more than the next
/// benchmark is the runner's.
void playBetweenPrograms(benchmark::State& state) {
    ContestSetup setup = setupFor(static_cast<int>(state.range(0)));
    setup.terms.time.perMove = std::chrono::seconds(10);
    const auto fixtures = fixturesOf(roundRobin(2), GamesOfPrograms);
    const auto make = [&] {
        return Contest(
            setup,
            [](int, std::uint64_t) { return Result<std::unique_ptr<player::Player>>(program()); },
            [] { return std::chrono::steady_clock::now(); });
    };
    Contest contest = make();
    for (auto _ : state) {
        contest = make();
        if (!contest.run(fixtures, {}, {})) state.SkipWithError("the contest failed");
    }
    report(state, contest);
}
BENCHMARK(playBetweenPrograms)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The same two with nobody between them: moves are asked for, put on a board and nothing else.
void askProgramsInTurn(benchmark::State& state) {
    const std::array players{program(), program()};
    std::int64_t moves = 0;
    for (auto _ : state) {
        player::Position position;
        for (const auto& each : players) each->reset();
        for (std::size_t turn = 0; turn < 60; ++turn) {
            player::Limits limits;
            limits.turn = std::chrono::seconds(10);
            const auto move = players[turn % 2]->choose(position, limits, {}, {});
            if (!move) return state.SkipWithError("the program failed");
            position.board.play(*move);
            position.moves.push_back(*move);
            ++moves;
        }
    }
    state.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(askProgramsInTurn)->Unit(benchmark::kMillisecond)->UseRealTime();
#endif

}  // namespace
}  // namespace tianyuan::match
