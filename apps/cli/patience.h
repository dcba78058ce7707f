#pragma once

#include "interrupt.h"

#include <functional>
#include <stop_token>
#include <thread>

namespace tianyuan::cli {

/// Asks to stop with Ctrl-C, or after so many seconds; 0: never.
class Patience {
public:
    Patience(const Interrupt& interrupt, double seconds);

    std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> onInterrupt_;
    std::jthread timer_;
};

}  // namespace tianyuan::cli
