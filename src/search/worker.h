#pragma once

#include "eval/evaluator.h"
#include "eval/shape_map.h"
#include "search/candidates.h"
#include "search/four_search.h"
#include "search/move_list.h"
#include "search/parameters.h"
#include "search/time_plan.h"
#include "search/transposition_table.h"
#include "search/value.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::search {

/// Called when a search begins to look at one of the moves to choose from, and when it is done with
/// it; from the thread that asked for the move.
using OnRootMove = std::function<void(Point point, bool isDone)>;

/// What the threads of one search share.
struct Hunt {
    TranspositionTable& table;
    const TimePlan& time;
    std::stop_token stop;
    std::optional<std::uint64_t> nodes;  // of all threads together
    OnRootMove onRootMove;               // empty: nobody wants to know
    int depth = MaxPly;
    int lines = 1;
    std::atomic<bool> over{false};
    std::atomic<std::uint64_t> placed{0};  // stones of all threads, counted now and then
};

/// A move at the root with what has been found out about it.
struct RootMove {
    eval::Cell cell = eval::NoCell;
    Value value = -Infinite;     // of the current iteration; -Infinite if it only was not better
    Value previous = -Infinite;  // of the last one
    std::vector<eval::Cell> line;
};

/// One thread of a search: deepens step by step (iterative deepening) on its own map and shares
/// the table and nothing else (lazy SMP).
class Worker {
public:
    /// Called by the first worker after each iteration: depth and moves, best first.
    using OnDepth = std::function<void(int depth, const std::vector<RootMove>& moves)>;

    explicit Worker(const Parameters& parameters);

    /// Searches until the hunt is over; `index` 0 is the first worker, who keeps the time. `moves`
    /// are the moves to consider, at least one. Blocks.
    void run(Hunt& hunt, const eval::ShapeMap& map, eval::Side side,
             const std::vector<eval::Cell>& moves, int index, const OnDepth& onDepth);

    /// The moves as the last run left them, best first, and how deep it got.
    const std::vector<RootMove>& rootMoves() const { return rootMoves_; }
    int depthReached() const { return depthReached_; }
    /// Stones placed by the last run, in the main search and in the search for fours.
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t fourNodes() const { return fours_.stonesPlaced(); }

    /// Forgets what earlier searches learnt.
    void forget();

private:
    static constexpr int LineLength = 64;

    /// The principal variation from a ply on.
    struct Line {
        std::array<eval::Cell, LineLength> cells;
        int length = 0;
    };

    // worker.cpp: the iterations
    void searchWithWindow(int depth, int line);
    void searchEach(int depth);
    Value searchRoot(Value alpha, Value beta, int depth, int line);
    Value searchRootMove(const RootMove& move, int number, Value alpha, Value beta, int depth);
    void keepRootLine(RootMove& move, Value value) const;
    void sortRootMoves(std::vector<RootMove>::iterator first);
    bool isDecided(int depth) const;

    // node.cpp: the tree
    template <bool Pv>
    Value search(Value alpha, Value beta, int depth, int ply);
    Value leaf(Value beta, int ply);
    Value tryMove(eval::Cell cell, bool isFirst, Value alpha, Value beta, int depth, int reduction,
                  int ply, bool pv);
    int reductionOf(eval::Cell cell, int number, int gap, int depth, bool pv) const;
    int rank(MoveList& list, const Candidates& found, eval::Cell allBut, int depth) const;
    void keepLine(int ply, eval::Cell cell);
    Value evaluate();
    int fourWin(int stones);
    bool mustEnd();

    void place(eval::Cell cell);
    void takeBack();
    std::uint64_t key() const;
    std::uint64_t keyAfter(eval::Cell cell) const;

    const Parameters& parameters_;
    std::unique_ptr<eval::Evaluator> evaluator_;
    FourSearch fours_;

    Hunt* hunt_ = nullptr;
    int index_ = 0;
    std::optional<eval::ShapeMap> map_;
    eval::Side side_ = eval::BlackSide;  // to move
    std::vector<RootMove> rootMoves_;
    std::vector<Line> lines_;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
    int untilCheck_ = 0;
    int depthReached_ = 0;
};

}  // namespace tianyuan::search
