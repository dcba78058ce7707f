#include "patience.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace tianyuan::cli {

Patience::Patience(const Interrupt& interrupt, double seconds)
    : onInterrupt_(interrupt.token(), [this] { stop_.request_stop(); }) {
    if (seconds <= 0) return;
    timer_ = std::jthread([this, seconds](const std::stop_token& over) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any ended;
        ended.wait_for(lock, over, std::chrono::duration<double>(seconds), [] { return false; });
        stop_.request_stop();
    });
}

}  // namespace tianyuan::cli
