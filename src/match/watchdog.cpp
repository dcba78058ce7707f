#include "match/watchdog.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace tianyuan::match {

using game::TimePoint;

struct Watchdog::State {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::optional<std::stop_source> source;  // guarded by mutex, as everything here
    TimePoint deadline{};
    TimePoint sleepsUntil = TimePoint::max();
    std::jthread thread;  // last: it must go first

    void watch(const std::stop_token& end);
};

void Watchdog::State::watch(const std::stop_token& end) {
    std::unique_lock lock(mutex);
    while (!end.stop_requested()) {
        if (source && std::chrono::steady_clock::now() >= deadline) {
            std::stop_source late = std::move(*source);
            source.reset();
            lock.unlock();
            late.request_stop();
            lock.lock();
            continue;
        }
        if (source) {
            sleepsUntil = deadline;
            const TimePoint until = deadline;
            wake.wait_until(lock, end, until, [&] { return source && deadline < until; });
        } else {
            sleepsUntil = TimePoint::max();
            wake.wait(lock, end, [this] { return source.has_value(); });
        }
    }
}

Watchdog::Watchdog() : state_(std::make_unique<State>()) {
    state_->thread = std::jthread([state = state_.get()](const std::stop_token& end) {  //
        state->watch(end);
    });
}

Watchdog::~Watchdog() = default;

void Watchdog::arm(std::stop_source source, TimePoint deadline) {
    const std::lock_guard lock(state_->mutex);
    state_->source = std::move(source);
    state_->deadline = deadline;
    // Deadlines mostly move later: the thread wakes at an old one and looks again by itself.
    if (deadline < state_->sleepsUntil) state_->wake.notify_one();
}

void Watchdog::disarm() {
    const std::lock_guard lock(state_->mutex);
    state_->source.reset();
}

}  // namespace tianyuan::match
