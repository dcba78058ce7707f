#pragma once

#include "player/player.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stdexcept>

namespace tianyuan::test {

/// A player that answers what it was told to, and, if told to, only once it is asked to stop.
class FakePlayer : public player::Player {
public:
    std::deque<Result<Move>> answers;
    bool waitsForStop = false;
    bool throws = false;
    std::atomic<int> asked = 0;
    std::atomic<int> gaveBack = 0;  // its memory
    player::Limits lastLimits;
    std::optional<player::Thought> thinks;

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override {
        ++asked;
        lastLimits = limits;
        if (throws) throw std::runtime_error("out of ideas");
        if (thinks && onThought) onThought(*thinks);
        if (waitsForStop) {
            std::mutex mutex;
            std::condition_variable_any never;
            std::unique_lock lock(mutex);
            never.wait(lock, stop, [] { return false; });
        }
        if (answers.empty()) return firstEmpty(position.board);
        Result<Move> answer = answers.front();
        answers.pop_front();
        return answer;
    }

    void giveBackMemory() override { ++gaveBack; }

private:
    static Move firstEmpty(const Board& board) {
        int index = 0;
        while (!board.isEmpty(Point(index % board.size(), index / board.size()))) ++index;
        return Point(index % board.size(), index / board.size());
    }
};

}  // namespace tianyuan::test
