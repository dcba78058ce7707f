#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

/// What was said between a manager and an engine. It keeps the newest lines up to a bound, and may
/// be written and read from different threads.
class Transcript {
public:
    using Clock = std::chrono::steady_clock;

    enum class Speaker : std::uint8_t {
        Manager,
        Engine,
        Complaint,  // on the engine's standard error
        Note        // what happened: started, ended, gave up waiting
    };

    struct Line {
        std::chrono::milliseconds at{0};  // since the transcript began
        Speaker speaker = Speaker::Note;
        std::string text;  // fit to be shown; very long lines are cut

        friend bool operator==(const Line&, const Line&) = default;
    };

    explicit Transcript(std::size_t mostLines = 20'000, Clock::time_point start = Clock::now());

    void add(Speaker speaker, std::string_view text, Clock::time_point at = Clock::now());

    /// How many lines were ever added; the number of the next one.
    std::uint64_t count() const;
    /// The lines from number `first` on that are still kept.
    std::vector<Line> since(std::uint64_t first) const;
    std::vector<Line> lines() const { return since(0); }

    std::string toText() const;

private:
    const std::size_t mostLines_;
    const Clock::time_point start_;
    mutable std::mutex mutex_;
    std::deque<Line> lines_;     // guarded by mutex_
    std::uint64_t dropped_ = 0;  // guarded by mutex_
};

/// "   1.234 > TURN 7,7": seconds, who speaks (> the manager, < the engine, ! its standard error,
/// # a note), and what.
std::string toText(const Transcript::Line& line);

}  // namespace tianyuan::protocol
