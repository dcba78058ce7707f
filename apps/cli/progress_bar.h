#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace tianyuan::cli {

/// A bar on standard error that grows with the work, with the time that is left; nothing where
/// standard error is no terminal.
class ProgressBar {
public:
    explicit ProgressBar(std::size_t total);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// `done` of the total are done; `note` is what is being done now.
    void show(std::size_t done, const std::string& note = {});

private:
    std::size_t total_;
    bool visible_;
    std::chrono::steady_clock::time_point started_;
    std::chrono::steady_clock::time_point shown_;
};

}  // namespace tianyuan::cli
