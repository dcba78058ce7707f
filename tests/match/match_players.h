#pragma once

#include "match/contest.h"
#include "player/player.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <random>
#include <stdexcept>
#include <vector>

namespace tianyuan::test {

/// A time that stands until someone moves it.
struct FakeTime {
    std::atomic<game::TimePoint> now{game::TimePoint{}};

    match::Adjudicator::Now function() {
        return [this] { return now.load(); };
    }
    void pass(std::chrono::milliseconds time) { now = now.load() + time; }
};

/// A player whose moves come from a function.
class ScriptedPlayer : public player::Player {
public:
    using Script = std::function<Result<Move>(const player::Position&, const player::Limits&,
                                              std::stop_token, const OnThought&)>;

    explicit ScriptedPlayer(Script script) : script_(std::move(script)) {}

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override {
        return script_(position, limits, std::move(stop), onThought);
    }

private:
    Script script_;
};

inline std::vector<Point> emptyPoints(const Board& board) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.isEmpty({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

inline std::unique_ptr<player::Player> scripted(ScriptedPlayer::Script script) {
    return std::make_unique<ScriptedPlayer>(std::move(script));
}

/// Plays on the first empty point, row by row: whoever begins wins at the upper edge.
inline std::unique_ptr<player::Player> firstEmptyPlayer() {
    return scripted(
        [](const player::Position& position, const player::Limits&, const std::stop_token&,
           const auto&) -> Result<Move> { return Move(emptyPoints(position.board).front()); });
}

/// Plays anywhere.
inline std::unique_ptr<player::Player> randomPlayer(std::uint64_t seed) {
    return scripted([random = std::mt19937_64(seed)](const player::Position& position,
                                                     const player::Limits&, const std::stop_token&,
                                                     const auto&) mutable -> Result<Move> {
        const std::vector<Point> points = emptyPoints(position.board);
        return Move(points[random() % points.size()]);
    });
}

/// Plays on a point that has a stone, as soon as there is one.
inline std::unique_ptr<player::Player> illegalPlayer() {
    return scripted([](const player::Position& position, const player::Limits&,
                       const std::stop_token&, const auto&) -> Result<Move> {
        if (!position.moves.empty()) return position.moves.back();
        return Move(position.board.centre());
    });
}

/// Takes a time of its own for each move.
inline std::unique_ptr<player::Player> slowPlayer(FakeTime& time, std::chrono::milliseconds each) {
    return scripted([&time, each](const player::Position& position, const player::Limits&,
                                  const std::stop_token&, const auto&) -> Result<Move> {
        time.pass(each);
        return Move(emptyPoints(position.board).front());
    });
}

/// Only ever moves when it is told to stop.
inline std::unique_ptr<player::Player> stubbornPlayer() {
    return scripted([](const player::Position& position, const player::Limits&,
                       const std::stop_token& stop, const auto&) -> Result<Move> {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait(lock, stop, [] { return false; });
        return Move(emptyPoints(position.board).front());
    });
}

inline std::unique_ptr<player::Player> throwingPlayer() {
    return scripted([](const player::Position&, const player::Limits&, const std::stop_token&,
                       const auto&) -> Result<Move> { throw std::runtime_error("out of ideas"); });
}

}  // namespace tianyuan::test
