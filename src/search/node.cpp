#include "eval/move_network.h"
#include "search/worker.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cmath>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr std::uint64_t WhiteToMove = 0x9D39247E33776D41ULL;
constexpr int CheckInterval = 256;  // nodes between two looks at the clock

constexpr int MostGap = 1000;  // of ranks, as far as reductions are concerned

/// The product of both logarithms.
double logarithmsOf(int depth, int number) {
    static const auto logarithms = [] {
        std::array<double, 512> table{};
        for (std::size_t i = 1; i < table.size(); ++i) table[i] = std::log(static_cast<double>(i));
        return table;
    }();
    return logarithms[static_cast<std::size_t>(std::min(depth, 511))] *
           logarithms[static_cast<std::size_t>(std::min(number, 511))];
}

bool hasFours(const ShapeMap& map, Side side) {
    return map.count(side, Threat::Four) + map.count(side, Threat::FourPlus) +
               map.count(side, Threat::FourThree) + map.count(side, Threat::PerhapsFoul) >
           0;
}

bool isQuiet(const ShapeMap& map, Side side, Cell cell) {
    return map.threat(side, cell) < Threat::Three && map.threat(other(side), cell) < Threat::Three;
}

}  // namespace

std::uint64_t Worker::key() const { return map_->hash() ^ (side_ == WhiteSide ? WhiteToMove : 0); }

std::uint64_t Worker::keyAfter(Cell cell) const {
    return map_->hashWith(cell, side_) ^ (side_ == BlackSide ? WhiteToMove : 0);
}

void Worker::place(Cell cell) {
    evaluator_->placing(*map_);
    map_->place(cell, side_);
    side_ = other(side_);
    ++nodes_;
}

void Worker::takeBack() {
    side_ = other(side_);
    evaluator_->takingBack();
    map_->takeBack();
}

Value Worker::evaluate() {
    return std::clamp(evaluator_->score(*map_, side_), -WinBound + 1, WinBound - 1);
}

int Worker::fourWin(int stones) {
    return stones > 0 && hasFours(*map_, side_) ? fours_.winFor(*map_, side_, stones) : 0;
}

bool Worker::mustEnd() {
    if (hunt_->over.load(std::memory_order_relaxed)) return true;
    if (--untilCheck_ > 0) return false;
    untilCheck_ = CheckInterval;
    hunt_->placed += nodes_ - reported_;
    reported_ = nodes_;
    if (hunt_->stop.stop_requested() || hunt_->time.isOver() ||
        (hunt_->nodes && hunt_->placed >= *hunt_->nodes)) {
        hunt_->over = true;
    }
    return hunt_->over;
}

void Worker::keepLine(int ply, Cell cell) {
    Line& line = lines_[static_cast<std::size_t>(ply)];
    const Line& rest = lines_[static_cast<std::size_t>(ply + 1)];
    line.cells[0] = cell;
    const int kept = std::min(rest.length, LineLength - 1);
    std::copy_n(rest.cells.begin(), kept, line.cells.begin() + 1);
    line.length = kept + 1;
}

/// Fills the list with all candidates but one; gives the rank of what looks best among all.
int Worker::rank(MoveList& list, const Candidates& found, Cell allBut, int depth) const {
    const Side enemy = other(side_);
    int top = INT_MIN;
    found.cells.forEach(map_->size(), [&](Cell cell) {
        const int rank = map_->value(side_, cell).attack() + map_->value(enemy, cell).defence();
        top = std::max(top, rank);
        list.add(cell, rank);
    });
    if (found.situation == Situation::MustStop || depth < parameters_.orderDepth) {
        list.remove(allBut);
        return top;
    }
    // Where there is a choice, the network is asked of what looks good at first sight.
    evaluator_->readMoves(*map_, side_);
    int best = INT_MIN;
    for (RankedMove& move : list) {
        if (move.rank >= top - MoveNetwork::Within) {
            move.rank += evaluator_->moreRank(*map_, side_, move.cell);
        }
        best = std::max(best, move.rank);
    }
    list.remove(allBut);
    return best;
}

/// By how much less deep a move is searched at first (late-move reductions): the later it is tried
/// and the less it promises beside the best, `gap` ranks before it, the more.
int Worker::reductionOf(Cell cell, int number, int gap, int depth, bool pv) const {
    if (depth < 3 || number <= parameters_.reductionFrom) return 0;
    double plies = logarithmsOf(depth, number) * 100 / parameters_.reductionDivisor;
    plies += std::min(gap, MostGap) * parameters_.rankReduction / 10'000.0;
    if (pv) plies -= 1;
    if (!isQuiet(*map_, side_, cell)) plies -= 1;
    return std::clamp(static_cast<int>(plies), 0, depth - 2);
}

/// The end of the main search: the evaluator's word, unless fours win.
Value Worker::leaf(Value beta, int ply) {
    const Value eval = evaluate();
    if (eval >= beta) return eval;
    if (const int plies = fourWin(parameters_.leafFours)) return winAt(ply + plies);
    return eval;
}

template <bool Pv>
Value Worker::search(Value alpha, Value beta, int depth, int ply) {
    lines_[static_cast<std::size_t>(ply)].length = 0;

    // 1. The end of the time, of the board, of the tree.
    if (mustEnd()) return 0;
    if (map_->emptyPoints() == 0) return 0;
    if (ply >= MaxPly) return evaluate();

    // 2. What stands on the board decides.
    const Side enemy = other(side_);
    const bool mustStop = map_->count(enemy, Threat::Five) > 0;
    if (map_->count(side_, Threat::Five) > 0) return winAt(ply + 1);
    if (!mustStop && map_->count(side_, Threat::OpenFour) > 0) return winAt(ply + 3);
    const bool mustReact = map_->count(enemy, Threat::OpenFour) > 0;

    // 3. Nothing better than a win sooner than the one already found (mate-distance pruning).
    alpha = std::max(alpha, lossAt(ply + 2));
    beta = std::min(beta, winAt(ply + 3));
    if (alpha >= beta) return alpha;

    // 4. The table.
    const std::uint64_t nodeKey = key();
    const std::optional<TranspositionEntry> known = hunt_->table.probe(nodeKey);
    if (!Pv && known) {
        const Value value = fromTable(known->value, ply);
        const bool deepEnough = known->depth >= depth || isProved(value);
        const bool tells = known->bound == Bound::Exact ||
                           (known->bound == Bound::Lower && value >= beta) ||
                           (known->bound == Bound::Upper && value <= alpha);
        if (deepEnough && tells) return value;
    }

    // 5. The end of the search; never while a four has to be stopped.
    if (depth <= 0 && !mustStop) return leaf(beta, ply);

    // 6. Where the evaluator is sure enough, its word is taken (reverse futility pruning).
    const Value eval = mustStop ? NoValue : known ? known->eval : evaluate();
    if (!Pv && !mustStop && !mustReact && !isProved(beta) && depth <= parameters_.futilityDepth &&
        eval - parameters_.futilityMargin * depth >= beta) {
        return eval;
    }

    // 7. A win by fours, looked for in earnest where it matters most.
    if (Pv && !mustStop) {
        if (const int plies = fourWin(parameters_.deepFours)) {
            const Value value = winAt(ply + plies);
            hunt_->table.store(nodeKey,
                               {toTable(value, ply), eval, depth, Bound::Lower, fours_.bestMove()});
            lines_[static_cast<std::size_t>(ply + 1)].length = 0;
            keepLine(ply, fours_.bestMove());
            return value;
        }
    }

    // 8. The moves. A node without a move of the table is searched a ply less deep (internal
    // iterative reduction).
    const Candidates found = candidatesFor(*map_, side_, Range::Near);
    if (found.situation == Situation::Lost) return lossAt(ply + found.plies);
    const Cell tableMove = known && found.cells.contains(known->move) ? known->move : NoCell;
    if (depth >= parameters_.blindDepth && tableMove == NoCell && !mustStop) --depth;
    MoveList list;  // of the others, made when the move of the table was not enough
    int bestRank = 0;

    Value best = -Infinite;
    Cell bestMove = NoCell;
    const Value alphaBefore = alpha;
    int number = 0;
    const int mostMoves =
        parameters_.moveCountBase + depth * depth * parameters_.moveCountFactor / 4;
    while (true) {
        if (number == (tableMove == NoCell ? 0 : 1)) bestRank = rank(list, found, tableMove, depth);
        const RankedMove move =
            number == 0 && tableMove != NoCell ? RankedMove{tableMove, 0} : list.next();
        if (move.cell == NoCell) break;
        ++number;
        // 9. Late moves are left out near the leaves (late-move pruning).
        if (!Pv && found.situation == Situation::Free && !isLoss(best) &&
            depth <= parameters_.moveCountDepth && number > mostMoves) {
            break;
        }
        // 10. The move is tried.
        const int reduction = found.situation == Situation::Free
                                  ? reductionOf(move.cell, number, bestRank - move.rank, depth, Pv)
                                  : 0;
        const int newDepth = found.situation == Situation::MustStop ? depth : depth - 1;
        const Value value =
            tryMove(move.cell, number == 1, alpha, beta, newDepth, reduction, ply, Pv);
        if (hunt_->over.load(std::memory_order_relaxed)) return 0;
        if (value > best) {
            best = value;
            if (value > alpha) {
                bestMove = move.cell;
                alpha = value;
                if (Pv) keepLine(ply, move.cell);
                if (value >= beta) break;
            }
        }
    }
    if (number == 0) return 0;  // every point is forbidden: Black has to pass

    // 11. What was found is remembered.
    const Bound bound = best >= beta         ? Bound::Lower
                        : best > alphaBefore ? Bound::Exact
                                             : Bound::Upper;
    hunt_->table.store(nodeKey, {toTable(best, ply), mustStop ? 0 : eval, depth, bound, bestMove});
    return best;
}

/// Plays a move and searches what follows (principal variation search): late moves first to a
/// lesser depth, and all but the first with an empty window; deeper only where that is not enough.
Value Worker::tryMove(Cell cell, bool isFirst, Value alpha, Value beta, int depth, int reduction,
                      int ply, bool pv) {
    hunt_->table.prefetch(keyAfter(cell));
    place(cell);
    Value value = alpha + 1;
    if (!isFirst || !pv) {
        value = -search<false>(-alpha - 1, -alpha, depth - reduction, ply + 1);
        if (value > alpha && reduction > 0) {
            value = -search<false>(-alpha - 1, -alpha, depth, ply + 1);
        }
    }
    if (pv && (isFirst || (value > alpha && value < beta))) {
        value = -search<true>(-beta, -alpha, depth, ply + 1);
    }
    takeBack();
    return value;
}

}  // namespace tianyuan::search
