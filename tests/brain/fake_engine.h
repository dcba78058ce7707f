#pragma once

#include "brain/adjustable_player.h"
#include "support/fake_player.h"

#include <vector>

namespace tianyuan::test {

/// An engine that keeps what it is told and answers as a FakePlayer does.
class FakeEngine : public brain::AdjustablePlayer {
public:
    FakePlayer player;
    std::vector<player::Position> asked;
    std::vector<brain::Adjustments> adjusted;
    std::vector<std::pair<Rule, int>> prepared;
    std::atomic<int> pondered = 0;
    std::atomic<int> resets = 0;
    bool failsToAdjust = false;
    OnRootMove onRootMove;
    std::vector<Point> looksAt;  // after its thoughts

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override {
        asked.push_back(position);
        auto move = player.choose(position, limits, stop, onThought);
        for (const Point point : looksAt) {
            if (!onRootMove) break;
            onRootMove(point, false);
            onRootMove(point, true);
        }
        return move;
    }
    void reset() override { ++resets; }
    Attempt prepare(Rule rule, int size, const player::Limits&, std::stop_token) override {
        prepared.emplace_back(rule, size);
        return Done{};
    }
    void adjust(const brain::Adjustments& options) override {
        if (failsToAdjust) throw std::bad_alloc();
        adjusted.push_back(options);
    }
    void watch(OnRootMove watcher) override { onRootMove = std::move(watcher); }
    void ponder(const player::Position&, std::stop_token stop) override {
        ++pondered;
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait(lock, stop, [] { return false; });
    }
    Result<std::vector<Point>> balance(const player::Position&, int stones, double,
                                       const player::Limits&, std::stop_token) override {
        std::vector<Point> points;
        for (int i = 0; i < stones; ++i) points.emplace_back(i, i);
        return points;
    }
    int tableUse() const override { return 123; }
    double winRate(player::Score score) const override { return score.value() > 0 ? 0.75 : 0.25; }
};

}  // namespace tianyuan::test
