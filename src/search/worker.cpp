#include "search/worker.h"

#include <algorithm>

namespace tianyuan::search {

using namespace eval;

Worker::Worker(const Parameters& parameters, std::unique_ptr<Evaluator> evaluator)
    : parameters_(parameters), evaluator_(std::move(evaluator)), lines_(MaxPly + 2) {}

void Worker::forget() { fours_.forget(); }

void Worker::run(Hunt& hunt, const ShapeMap& map, Side side, const std::vector<Cell>& moves,
                 int index, const OnDepth& onDepth) {
    hunt_ = &hunt;
    index_ = index;
    map_.emplace(map);
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
        for (int line = 0; line < lines && !hunt.over; ++line) searchWithWindow(depth, line);
        if (!hunt.over) depthReached_ = depth;
        if (index != 0) continue;
        if (depthReached_ == depth || depth == 1) onDepth(depth, rootMoves_);
        if (isDecided(depth)) hunt.over = true;
    }
    if (index == 0) hunt.over = true;
    hunt.placed += nodes_ - reported_;
}

/// Searches for the best move but the first `line` ones, with a narrow window that is widened where
/// the truth lies outside.
void Worker::searchWithWindow(int depth, int line) {
    const auto first = rootMoves_.begin() + line;
    const Value guess = first->previous;
    Value window = parameters_.aspirationWindow;
    const bool narrow = depth > 3 && guess != -Infinite && !isProved(guess);
    Value alpha = narrow ? guess - window : -Infinite;
    Value beta = narrow ? guess + window : Infinite;
    while (true) {
        const Value value = searchRoot(alpha, beta, depth, line);
        std::stable_sort(first, rootMoves_.end(), [](const RootMove& a, const RootMove& b) {
            return a.value != b.value ? a.value > b.value : a.previous > b.previous;
        });
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

Value Worker::searchRoot(Value alpha, Value beta, int depth, int line) {
    Value best = -Infinite;
    int number = 0;
    for (auto move = rootMoves_.begin() + line; move != rootMoves_.end(); ++move) {
        move->value = -Infinite;
    }
    for (auto move = rootMoves_.begin() + line; move != rootMoves_.end(); ++move) {
        ++number;
        // The tree never plays on after a five, so the root has to see its own.
        const bool wins = map_->threat(side_, move->cell) == Threat::Five;
        lines_[1].length = 0;
        const Value value = wins ? winAt(1)
                                 : tryMove({move->cell, 0}, number, std::max(alpha, best), beta,
                                           depth, 0, Situation::Free, true);
        if (hunt_->over) return best;
        if (number == 1 || value > std::max(alpha, best)) {
            move->value = value;
            const Line& rest = lines_[1];
            move->line.assign(1, move->cell);
            move->line.insert(move->line.end(), rest.cells.begin(),
                              rest.cells.begin() + rest.length);
        }
        best = std::max(best, value);
        if (best >= beta) break;
    }
    return best;
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
