#pragma once

#include <queue>

#include <condition_variable>
#include <functional>
#include <mutex>

namespace tianyuan::test {

/// A thread's post box: functions come in from anywhere and run when the owner takes them.
class Mailbox {
public:
    void post(std::function<void()> function) {
        const std::lock_guard lock(mutex_);
        queue_.push(std::move(function));
        arrived_.notify_one();
    }

    /// Waits for the next one and runs it.
    void runOne() {
        std::function<void()> function;
        {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return !queue_.empty(); });
            function = std::move(queue_.front());
            queue_.pop();
        }
        function();
    }

    /// Runs functions as they come until `done` holds.
    void runUntil(const std::function<bool()>& done) {
        while (!done()) runOne();
    }

private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::queue<std::function<void()>> queue_;
};

}  // namespace tianyuan::test
