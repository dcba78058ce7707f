#include "search/engine.h"

#include <algorithm>
#include <thread>

namespace tianyuan::search {

using namespace eval;

namespace {

/// The stones of a position; those that were played come last and in their order.
ShapeMap mapOf(const player::Position& position, const PointTable& points) {
    const Board& board = position.board;
    CellSet played;
    for (const Move move : position.moves) {
        if (!move.isPass() && board.contains(move.point())) played.insert(cellOf(move.point()));
    }
    ShapeMap map(position.rule, board.size(), points);
    map.whole().forEach(board.size(), [&](Cell cell) {
        const Stone stone = board.at(pointOf(cell));
        if (stone != Stone::None && !played.contains(cell)) map.place(cell, sideOf(stone));
    });
    for (const Move move : position.moves) {
        if (move.isPass() || !map.isEmpty(cellOf(move.point()))) continue;
        const Stone stone = board.at(move.point());
        if (stone != Stone::None) map.place(cellOf(move.point()), sideOf(stone));
    }
    return map;
}

/// The moves to consider, those that look best first.
std::vector<Cell> rootMovesOf(const ShapeMap& map, Side side, Range range,
                              const std::vector<Point>& excluded) {
    const auto isAllowed = [&](Cell cell) {
        return !map.isForbidden(cell, side) &&
               std::find(excluded.begin(), excluded.end(), pointOf(cell)) == excluded.end();
    };
    const auto collect = [&](const CellSet& cells) {
        std::vector<Cell> moves;
        cells.forEach(map.size(), [&](Cell cell) {
            if (isAllowed(cell)) moves.push_back(cell);
        });
        return moves;
    };
    const Candidates found = candidatesFor(map, side, range);
    if (found.situation == Situation::Won && isAllowed(found.winner)) return {found.winner};
    std::vector<Cell> moves;
    if (found.situation == Situation::Lost) {
        // Of two fives one can still be stopped.
        moves = collect(map.cells(other(side), Threat::Five));
    } else if (found.situation != Situation::Won) {
        moves = collect(found.cells);
    }
    if (moves.empty()) moves = collect(nearbyCells(map, range));
    if (moves.empty()) moves = collect(map.empty());
    std::stable_sort(moves.begin(), moves.end(), [&](Cell a, Cell b) {
        const auto urge = [&](Cell cell) {
            return map.value(side, cell).attack() + map.value(other(side), cell).defence();
        };
        return urge(a) > urge(b);
    });
    return moves;
}

std::vector<Move> movesOf(const std::vector<Cell>& cells) {
    std::vector<Move> moves;
    for (const Cell cell : cells) moves.emplace_back(pointOf(cell));
    return moves;
}

bool isTimed(const player::Limits& limits) { return limits.turn || limits.left; }

/// How many positions a search within these limits and the next few like it will want to remember.
std::uint64_t positionsWithin(const player::Limits& limits, const TimePlan& time, int threads) {
    constexpr std::uint64_t Searches = 4;
    constexpr std::uint64_t Unknown = UINT64_MAX / Searches;
    constexpr std::uint64_t MostPerMicrosecond = 1;  // of one thread
    const auto inTime = time.most() ? static_cast<std::uint64_t>(time.most()->count()) *
                                          MostPerMicrosecond * static_cast<std::uint64_t>(threads)
                                    : Unknown;
    return std::min({limits.nodes.value_or(Unknown), inTime, Unknown}) * Searches;
}

}  // namespace

Engine::Engine(EngineOptions options)
    : options_(options), table_(options.memory), advice_(options.seed) {
    configure(options);
}

Engine::~Engine() = default;

void Engine::configure(const EngineOptions& options) {
    if (options.memory != options_.memory) table_.resize(options.memory);
    options_ = options;
    otherWeights_.reset();
    workers_.clear();
    for (int i = 0; i < std::max(1, options.threads); ++i) {
        workers_.push_back(std::make_unique<Worker>(options_.parameters));
    }
}

const PointTable& Engine::pointsFor(Rule rule) {
    if (!options_.weights) return PointTable::of(rule);
    if (!otherWeights_ || otherWeights_->rule != rule) {
        auto weights = options_.weights(rule);
        PointTable points(rule, *weights);
        otherWeights_ = OtherWeights{rule, std::move(weights), std::move(points)};
    }
    return otherWeights_->points;
}

Result<opening::Decision> Engine::decide(const opening::Question& question,
                                         const player::Limits& limits, std::stop_token stop) {
    return advice_.decide(*this, question, limits, stop);
}

Attempt Engine::prepare(Rule rule, int size, const player::Limits&, std::stop_token) {
    const ShapeMap map(rule, size, pointsFor(rule));
    return Done{};
}

void Engine::reset() {
    table_.clear();
    for (const auto& worker : workers_) worker->forget();
}

std::vector<RootMove> Engine::hunt(Hunt& hunt, const ShapeMap& map, Side side,
                                   const std::vector<Cell>& moves, const Worker::OnDepth& onDepth) {
    table_.nextSearch();
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            threads.emplace_back(
                [&, i] { workers_[i]->run(hunt, map, side, moves, static_cast<int>(i), {}); });
        }
        workers_.front()->run(hunt, map, side, moves, 0, onDepth);
    }
    effort_ = {};
    for (const auto& worker : workers_) {
        effort_.nodes += worker->nodes();
        effort_.fourNodes += worker->fourNodes();
    }
    effort_.depth = workers_.front()->depthReached();
    effort_.tablePermille = table_.permilleFull();
    return workers_.front()->rootMoves();
}

Result<Move> Engine::choose(const player::Position& position, const player::Limits& limits,
                            std::stop_token stop, const OnThought& onThought) {
    const TimePlan time(limits);
    const ShapeMap map = mapOf(position, pointsFor(position.rule));
    const Side side = sideOf(position.board.sideToMove());
    const std::vector<Cell> moves = rootMovesOf(map, side, options_.range, limits.excluded);
    if (moves.empty()) {
        if (position.board.isFull()) return Reason{"bot.board-full", {}};
        if (rootMovesOf(map, side, options_.range, {}).empty()) return Move::pass();
        return Reason{"bot.all-excluded", {}};
    }
    if (map.stones() == 0 || (moves.size() == 1 && isTimed(limits) && limits.lines == 1)) {
        return Move(pointOf(moves.front()));
    }

    table_.expect(positionsWithin(limits, time, options_.threads));
    Hunt shared{table_,
                time,
                stop,
                limits.nodes,
                options_.onRootMove,
                limits.depth.value_or(MaxPly),
                std::max(1, limits.lines),
                {},
                {}};
    const auto report = [&](int depth, const std::vector<RootMove>& found) {
        if (!onThought) return;
        const auto lines = std::min(found.size(), static_cast<std::size_t>(shared.lines));
        for (std::size_t rank = 0; rank < lines; ++rank) {
            if (found[rank].value == -Infinite) continue;  // stopped before it was looked at
            player::Thought thought;
            thought.rank = static_cast<int>(rank);
            thought.depth = depth;
            thought.score = scoreOf(found[rank].value);
            thought.nodes = shared.placed;
            thought.time = std::chrono::duration_cast<player::Milliseconds>(time.elapsed());
            thought.line = movesOf(found[rank].line);
            onThought(thought);
        }
    };
    return Move(pointOf(hunt(shared, map, side, moves, report).front().cell));
}

void Engine::ponder(const player::Position& position, std::stop_token stop) {
    const TimePlan time;
    const ShapeMap map = mapOf(position, pointsFor(position.rule));
    const Side side = sideOf(position.board.sideToMove());
    const std::vector<Cell> moves = rootMovesOf(map, side, options_.range, {});
    if (moves.empty() || map.stones() == 0) return;
    Hunt shared{table_, time, stop, {}, {}, MaxPly, 1, {}, {}};
    hunt(shared, map, side, moves, [](int, const std::vector<RootMove>&) {});
}

}  // namespace tianyuan::search
