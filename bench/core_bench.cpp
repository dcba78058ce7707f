#include "core/board.h"
#include "core/foul.h"
#include "core/referee.h"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

namespace tianyuan {
namespace {

/// Positions as games have them: stones near each other, in turn.
std::vector<Board> positions(int count, int stones) {
    std::mt19937 random(1);
    std::vector<Board> boards;
    while (static_cast<int>(boards.size()) < count) {
        Board board;
        while (board.stones() < stones) {
            const Point point(3 + static_cast<int>(random() % 9),
                              3 + static_cast<int>(random() % 9));
            if (board.isEmpty(point)) board.play(point);
        }
        boards.push_back(board);
    }
    return boards;
}

std::vector<Point> emptyPoints(const Board& board) {
    std::vector<Point> points;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (board.isEmpty(point)) points.push_back(point);
    }
    return points;
}

void placeAndRemove(benchmark::State& state) {
    Board board;
    const std::vector<Point> points = emptyPoints(board);
    for (auto _ : state) {
        for (const Point point : points) board.play(point);
        for (const Point point : points) board.takeBack(point);
        benchmark::DoNotOptimize(board);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<int>(points.size()));
}
BENCHMARK(placeAndRemove)->Name("moves placed and removed");

void winChecks(benchmark::State& state) {
    const auto rule = static_cast<Rule>(state.range(0));
    const std::vector<Board> boards = positions(64, 40);
    std::int64_t checks = 0;
    for (auto _ : state) {
        for (const Board& board : boards) {
            for (const Point point : emptyPoints(board)) {
                benchmark::DoNotOptimize(makesFive(board, point, Stone::Black, rule));
                ++checks;
            }
        }
    }
    state.SetItemsProcessed(checks);
}
BENCHMARK(winChecks)
    ->Name("win checks, rule")
    ->DenseRange(0, static_cast<int>(AllRules.size()) - 1);

void foulChecks(benchmark::State& state) {
    const std::vector<Board> boards = positions(64, static_cast<int>(state.range(0)));
    std::int64_t checks = 0;
    for (auto _ : state) {
        for (const Board& board : boards) {
            benchmark::DoNotOptimize(forbiddenPoints(board));
            checks += board.area() - board.stones();
        }
    }
    state.SetItemsProcessed(checks);
}
BENCHMARK(foulChecks)->Name("foul checks, stones")->Arg(10)->Arg(30)->Arg(50);

}  // namespace
}  // namespace tianyuan
