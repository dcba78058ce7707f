#include "search/worker.h"

#include <algorithm>

namespace tianyuan::search {

using namespace eval;

Worker::Worker(const Parameters& parameters) : parameters_(parameters), lines_(MaxPly + 2) {}

void Worker::forget() { fours_.forget(); }

void Worker::run(Hunt& hunt, const ShapeMap& map, Side side, const std::vector<Cell>& moves,
                 int index, const OnDepth& onDepth) {
    hunt_ = &hunt;
    index_ = index;
    map_.emplace(map);
    evaluator_ = evaluatorFor(map);
    side_ = side;
    nodes_ = reported_ = 0;
    untilCheck_ = 0;
    depthReached_ = 0;
    rootMoves_.clear();
    for (const Cell cell : moves) rootMoves_.push_back({cell, -Infinite, -Infinite, {cell}});

    const int lines = std::min<int>(hunt.lines, static_cast<int>(rootMoves_.size()));
    // Further threads look a little ahead of each other, so that they meet in the table.
    for (int depth = 1 + index % 2; depth <= hunt.depth && !hunt.over; ++depth) {
        for (RootMove& move : rootMoves_) move.previous = move.value;
        const bool mostAreAskedFor = 2 * lines > static_cast<int>(rootMoves_.size());
        if (lines > 1 && (depth == 1 || mostAreAskedFor)) {
            searchEach(depth);
        } else {
            for (int line = 0; line < lines && !hunt.over; ++line) searchWithWindow(depth, line);
        }
        if (!hunt.over) depthReached_ = depth;
        if (index != 0) continue;
        if (depthReached_ == depth || depth == 1) onDepth(depth, rootMoves_);
        if (isDecided(depth)) hunt.over = true;
    }
    if (index == 0) hunt.over = true;
    hunt.placed += nodes_ - reported_;
}

/// Searches for the best move but the first `line` ones, with a narrow window around the last value
/// (aspiration window) that is widened where the truth lies outside.
void Worker::searchWithWindow(int depth, int line) {
    const auto first = rootMoves_.begin() + line;
    const Value guess = first->previous;
    Value window = parameters_.aspirationWindow;
    const bool narrow = depth > 3 && guess != -Infinite && !isProved(guess);
    Value alpha = narrow ? guess - window : -Infinite;
    Value beta = narrow ? guess + window : Infinite;
    while (true) {
        const Value value = searchRoot(alpha, beta, depth, line);
        sortRootMoves(first);
        if (hunt_->over) return;
        window *= 3;
        if (value <= alpha && alpha > -Infinite) {
            alpha = isLoss(value) ? -Infinite : std::max(value - window, -Infinite);
        } else if (value >= beta && beta < Infinite) {
            beta = isWin(value) ? Infinite : std::min(value + window, Infinite);
        } else {
            return;
        }
    }
}

/// Searches every move on its own: where most are asked for, or one costs next to nothing, this is
/// less than to look for the best one time and again.
void Worker::searchEach(int depth) {
    for (RootMove& move : rootMoves_) {
        const Value value = searchRootMove(move, 1, -Infinite, Infinite, depth);
        if (hunt_->over) break;
        keepRootLine(move, value);
    }
    sortRootMoves(rootMoves_.begin());
}

Value Worker::searchRoot(Value alpha, Value beta, int depth, int line) {
    Value best = -Infinite;
    int number = 0;
    for (auto move = rootMoves_.begin() + line; move != rootMoves_.end(); ++move) {
        move->value = -Infinite;
    }
    for (auto move = rootMoves_.begin() + line; move != rootMoves_.end(); ++move) {
        ++number;
        const Value value = searchRootMove(*move, number, std::max(alpha, best), beta, depth);
        if (hunt_->over) return best;
        if (number == 1 || value > std::max(alpha, best)) keepRootLine(*move, value);
        best = std::max(best, value);
        if (best >= beta) break;
    }
    return best;
}

Value Worker::searchRootMove(const RootMove& move, int number, Value alpha, Value beta, int depth) {
    lines_[1].length = 0;
    // The tree never plays on after a five, so the root has to see its own.
    if (map_->threat(side_, move.cell) == Threat::Five) return winAt(1);
    const bool tells = index_ == 0 && hunt_->onRootMove;
    if (tells) hunt_->onRootMove(pointOf(move.cell), false);
    const int reduction = reductionOf(move.cell, number, 0, depth, true);
    const Value value = tryMove(move.cell, number == 1, alpha, beta, depth - 1, reduction, 0, true);
    if (tells) hunt_->onRootMove(pointOf(move.cell), true);
    return value;
}

void Worker::keepRootLine(RootMove& move, Value value) const {
    move.value = value;
    const Line& rest = lines_[1];
    move.line.assign(1, move.cell);
    move.line.insert(move.line.end(), rest.cells.begin(), rest.cells.begin() + rest.length);
}

void Worker::sortRootMoves(std::vector<RootMove>::iterator first) {
    std::stable_sort(first, rootMoves_.end(), [](const RootMove& a, const RootMove& b) {
        return a.value != b.value ? a.value > b.value : a.previous > b.previous;
    });
}

/// Is thinking on of no use, or is the time for it over?
bool Worker::isDecided(int depth) const {
    const RootMove& best = rootMoves_.front();
    if (hunt_->lines == 1) {
        // A win that is found cannot get better than what this depth has seen; a loss may yet turn
        // out longer.
        if (isWin(best.value) && Win - best.value <= depth) return true;
        if (isLoss(best.value) && Win + best.value <= depth) return true;
    }
    double usefulness = 1;
    if (best.previous != -Infinite && best.value < best.previous - ScoreUnit / 8) usefulness = 1.6;
    return hunt_->time.isEnough(usefulness);
}

}  // namespace tianyuan::search
