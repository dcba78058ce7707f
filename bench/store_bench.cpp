// How fast the store is with many made-up games: store_bench [--games=100000], in a temporary
// folder (TMPDIR) that is removed again.
#include "core/symmetry.h"
#include "store/journal.h"
#include "store/library.h"

#include <benchmark/benchmark.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>
#include <string_view>

namespace {

using namespace tianyuan;
using record::Record;
using store::Library;

constexpr int GamesAtOnce = 2000;
constexpr store::Time Now{std::chrono::seconds{1'800'000'000}};

/// Makes up games of about forty moves. The first moves follow a few habits, the later ones are
/// free, and every game is turned at random, so that games share positions as real ones do.
class Inventor {
public:
    explicit Inventor(std::uint64_t seed) : random_(seed) {}

    Record game() {
        Record record;
        record.rule = AllRules[below(3)];
        record.opening = "free";
        record.black = player();
        record.white = player();
        record.event = "Tournament " + std::to_string(below(500));
        record.date = date();
        record.outcome = outcome();
        const Symmetry symmetry = AllSymmetries[below(AllSymmetries.size())];
        Board board;
        record::NodeId node = record::Tree::Root;
        const std::size_t length = 25 + below(31);
        for (std::size_t ply = 0; ply < length; ++ply) {
            const Point point = choose(board, ply);
            node = record.tree.add(node, board.sideToMove(), symmetry(point, board.size()));
            board.play(point);
        }
        if (below(10) == 0) record.tree.editNotes(node).comment = "Well played, " + player();
        return record;
    }

private:
    std::size_t below(std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
    }

    // Few play much, many play little.
    std::string player() { return "Player " + std::to_string(below(1 + below(5000))); }

    std::string date() {
        const auto twoDigits = [](std::size_t n) {
            return (n < 10 ? "0" : "") + std::to_string(n);
        };
        return std::to_string(1990 + below(36)) + "-" + twoDigits(1 + below(12)) + "-" +
               twoDigits(1 + below(28));
    }

    Outcome outcome() {
        const std::size_t chance = below(100);
        if (chance < 50) return Outcome::win(Stone::Black, Ending::Five);
        if (chance < 90) return Outcome::win(Stone::White, Ending::Resignation);
        return Outcome::draw(Ending::Agreement);
    }

    Point choose(const Board& board, std::size_t ply) {
        constexpr std::size_t Habits = 12;
        if (ply == 0) return board.centre();
        if (ply >= Habits) return pointNearStones(board, random_);
        // The habit depends on the position only: one half of all games takes the first choice.
        std::size_t rank = 0;
        while (rank < 4 && below(2) == 0) ++rank;
        std::mt19937_64 habit(board.hash() + rank);
        return pointNearStones(board, habit);
    }

    static Point pointNearStones(const Board& board, std::mt19937_64& random) {
        while (true) {
            const auto pick = [&random](int low, int high) {
                return std::uniform_int_distribution<int>(low, high)(random);
            };
            const Point stone(pick(0, board.size() - 1), pick(0, board.size() - 1));
            const Stone there = board.at(stone);
            if (there != Stone::Black && there != Stone::White) continue;
            const Point point = stone + Offset{pick(-2, 2), pick(-2, 2)};
            if (board.isEmpty(point)) return point;
        }
    }

    std::mt19937_64 random_;
};

/// A folder for one run.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "store-bench-XXXXXX").string();
        if (!mkdtemp(name.data())) std::abort();
        path_ = name;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path file() const { return path_ / "games.db"; }

private:
    std::filesystem::path path_;
};

template <typename T>
T valueOf(Result<T> result) {
    if (!result) {
        std::cerr << result.reason().code << "\n";
        std::abort();
    }
    return *std::move(result);
}

void addGames(benchmark::State& state, Library& library, const std::filesystem::path& file,
              int number) {
    Inventor inventor(1);
    for (auto _ : state) {
        for (int added = 0; added < number; added += GamesAtOnce) {
            state.PauseTiming();
            std::vector<Record> records;
            for (int i = 0; i < GamesAtOnce; ++i) records.push_back(inventor.game());
            state.ResumeTiming();
            valueOf(library.addAll(records, {"bench", Now}));
        }
    }
    state.SetItemsProcessed(number);
    state.counters["bytes/game"] =
        static_cast<double>(std::filesystem::file_size(file)) / static_cast<double>(number);
}

// The position after so many moves of a typical game.
Board positionAfter(std::size_t plies) {
    const std::vector<Move> moves = record::mainLine(Inventor(1).game());
    Board board;
    for (std::size_t i = 0; i < std::min(plies, moves.size()); ++i) board.play(moves[i]);
    return board;
}

void addPositionBenches(Library& library) {
    for (const std::size_t ply : std::to_array<std::size_t>({0, 1, 3, 6, 10, 15, 25})) {
        const Board board = positionAfter(ply);
        const std::string suffix = "/ply:" + std::to_string(ply);
        benchmark::RegisterBenchmark(("FindPosition" + suffix).c_str(),
                                     [&library, board](benchmark::State& state) {
                                         for (auto _ : state) {
                                             valueOf(library.findPosition(board));
                                         }
                                     })
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("Statistics" + suffix).c_str(), [&library, board](
                                                                          benchmark::State& state) {
            std::int64_t games = 0;
            for (auto _ : state) {
                games = valueOf(library.statistics(board)).total.games;
            }
            state.counters["games"] = static_cast<double>(games);
        })->Unit(benchmark::kMillisecond);
        store::Filter mine;
        mine.player = "Player 7";
        mine.wholeNames = true;
        benchmark::RegisterBenchmark(
            ("StatisticsOfPlayer" + suffix).c_str(),
            [&library, board, mine](benchmark::State& state) {
                std::int64_t games = 0;
                for (auto _ : state) games = valueOf(library.statistics(board, mine)).total.games;
                state.counters["games"] = static_cast<double>(games);
            })
            ->Unit(benchmark::kMillisecond);
    }
}

void addFindBench(Library& library, const char* name, const store::Filter& filter) {
    benchmark::RegisterBenchmark((std::string("Find/") + name).c_str(),
                                 [&library, filter](benchmark::State& state) {
                                     for (auto _ : state) valueOf(library.find(filter));
                                 })
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((std::string("Count/") + name).c_str(),
                                 [&library, filter](benchmark::State& state) {
                                     std::int64_t games = 0;
                                     for (auto _ : state) games = valueOf(library.count(filter));
                                     state.counters["games"] = static_cast<double>(games);
                                 })
        ->Unit(benchmark::kMillisecond);
}

void addFindBenches(Library& library) {
    addFindBench(library, "everything", {});
    store::Filter filter;
    filter.player = "player 123";
    addFindBench(library, "player", filter);
    filter = {};
    filter.text = "TOURNAMENT 12";
    addFindBench(library, "text", filter);
    filter = {};
    filter.fromDate = "2001-03";
    filter.toDate = "2001-03";
    addFindBench(library, "month", filter);
    filter = {};
    filter.rule = Rule::Renju;
    filter.winner = Stone::None;
    addFindBench(library, "drawn renju", filter);
}

void addWritingBenches(Library& library) {
    benchmark::RegisterBenchmark("SaveMove",
                                 [&library](benchmark::State& state) {
                                     store::Journal journal(library, {}, {"bench", Now});
                                     for (auto _ : state) valueOf(journal.append("h8 1234"));
                                     state.SetItemsProcessed(state.iterations());
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    benchmark::RegisterBenchmark("AddOneGame", [&library](benchmark::State& state) {
        Inventor inventor(2);
        for (auto _ : state) {
            state.PauseTiming();
            const Record record = inventor.game();
            state.ResumeTiming();
            valueOf(library.add(record, {"bench", Now}));
        }
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("RemoveOneGame", [&library](benchmark::State& state) {
        store::GameId game = 1;
        for (auto _ : state) valueOf(library.remove(std::span(&game, 1))), ++game;
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("CheckEverything",
                                 [&library](benchmark::State& state) {
                                     for (auto _ : state) valueOf(library.check());
                                 })
        ->Unit(benchmark::kSecond)
        ->Iterations(1);
}

int numberOfGames(int count, char** arguments) {
    constexpr std::string_view Option = "--games=";
    int number = 100'000;
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (!argument.starts_with(Option)) continue;
        std::from_chars(argument.data() + Option.size(), argument.data() + argument.size(), number);
    }
    return number;
}

}  // namespace

int main(int count, char** arguments) {
    const int number = numberOfGames(count, arguments);
    benchmark::Initialize(&count, arguments);
    const Folder folder;
    Library library = valueOf(Library::open(folder.file()));
    benchmark::RegisterBenchmark(
        "AddGames",
        [&](benchmark::State& state) { addGames(state, library, folder.file(), number); })
        ->Unit(benchmark::kSecond)
        ->Iterations(1)
        ->UseRealTime();
    addPositionBenches(library);
    addFindBenches(library);
    addWritingBenches(library);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
