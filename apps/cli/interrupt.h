#pragma once

#include <stop_token>
#include <thread>

namespace tianyuan::cli {

/// As long as it lives, Ctrl-C (SIGINT), SIGTERM and SIGHUP do not end the program but ask for a
/// stop; a second one ends it. To be made before other threads are.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool happened() const { return source_.stop_requested(); }

private:
    void watch();

    std::stop_source source_;
    int signals_ = -1;  // descriptors: readable when a signal came, when it is over
    int over_ = -1;
    std::thread thread_;
};

}  // namespace tianyuan::cli
