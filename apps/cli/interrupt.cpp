#include "interrupt.h"

#include <ctime>

namespace tianyuan::cli {

Interrupt::Interrupt() {
    sigemptyset(&signals_);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals_, number);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    waiter_ = std::jthread([this](const std::stop_token& over) { wait(over); });
}

Interrupt::~Interrupt() {
    waiter_.request_stop();
    waiter_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void Interrupt::wait(const std::stop_token& over) {
    constexpr timespec Look{.tv_sec = 0, .tv_nsec = 20'000'000};
    while (!over.stop_requested()) {
        if (sigtimedwait(&signals_, nullptr, &Look) > 0) stop_.request_stop();
    }
}

}  // namespace tianyuan::cli
