#include "progress_bar.h"

#include "words/display.h"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t Width = 30;
constexpr auto Interval = std::chrono::milliseconds(100);

}  // namespace

ProgressBar::ProgressBar(std::size_t total)
    : total_(total), visible_(isatty(STDERR_FILENO) != 0), started_(Clock::now()) {}

ProgressBar::~ProgressBar() {
    if (visible_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::size_t done, const std::string& note) {
    const auto now = Clock::now();
    if (!visible_ || total_ == 0 || (now - shown_ < Interval && done < total_)) return;
    shown_ = now;
    const std::size_t filled = Width * done / total_;
    std::string left;
    if (done > 0) {
        const auto rest = (now - started_) / done * (total_ - done);
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(rest).count();
        left = fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    }
    fmt::print(stderr, "\r\x1b[K{}{} {}/{} {} {}", std::string(filled, '#'),
               std::string(Width - filled, '.'), done, total_, left,
               words::displayableLine(note).substr(0, 40));
    std::fflush(stderr);
}

}  // namespace tianyuan::cli
