#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace tianyuan::cli {

/// While it lives, Ctrl-C and a polite request to end do not end this program but ask what it does
/// to stop, so that it can tidy up: engines are ended, files are whole. To be made in the main
/// thread before others are started.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return stop_.get_token(); }
    bool hasCome() const { return stop_.stop_requested(); }

private:
    void wait(const std::stop_token& over);

    sigset_t signals_{};
    sigset_t before_{};
    std::stop_source stop_;
    std::jthread waiter_;
};

}  // namespace tianyuan::cli
