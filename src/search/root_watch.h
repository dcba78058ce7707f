#pragma once

#include "core/point.h"
#include "eval/evaluator.h"

#include <functional>
#include <memory>

namespace tianyuan::search {

/// Called when a search begins to look at one of the moves to choose from, and when it is done with
/// it; from the thread that asked for the move.
using OnRootMove = std::function<void(Point point, bool isDone)>;

/// Tells which move a search is looking at: an evaluator that leaves the judging to another, and
/// notices the first stones on the position that it was told.
class RootWatch final : public eval::Evaluator {
public:
    RootWatch(std::unique_ptr<eval::Evaluator> judge, OnRootMove onRootMove)
        : judge_(std::move(judge)), onRootMove_(std::move(onRootMove)) {}

    /// The stones of the position that is searched from now on.
    void begin(int stones) { stones_ = stones; }

    void placed(const eval::ShapeMap& map, eval::Cell cell, eval::Side side) override;
    void takenBack(const eval::ShapeMap& map, eval::Cell cell, eval::Side side) override;
    int score(const eval::ShapeMap& map, eval::Side side) override {
        return judge_->score(map, side);
    }

private:
    /// With a stone of the search on the map: is it the first?
    bool isFirst(const eval::ShapeMap& map) const { return map.stones() == stones_ + 1; }

    std::unique_ptr<eval::Evaluator> judge_;
    OnRootMove onRootMove_;
    int stones_ = 0;
};

}  // namespace tianyuan::search
