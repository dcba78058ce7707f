#pragma once

#include "command.h"
#include "match/contest.h"

#include <chrono>
#include <string>

namespace tianyuan::cli {

/// Shows on standard error how far a contest is: at a terminal one line that is written over and
/// over, elsewhere a line now and then.
class ContestProgress {
public:
    ContestProgress(const Context& context, const match::Contest& contest, int total);

    /// After each game; one call at a time.
    void update(const match::PlayedGame& game, bool verbose);
    /// Takes the line away.
    void finish();

private:
    using Clock = std::chrono::steady_clock;

    std::string line() const;
    std::string timeLeft() const;
    std::string score() const;
    void clear() const;

    const Context& context_;
    const match::Contest& contest_;
    int total_;
    int before_;  // games that were there at the beginning
    bool isTerminal_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_ = start_;
    bool hasLine_ = false;
};

/// "2m13s", "1h05m", "45s".
std::string durationText(std::chrono::seconds duration);

}  // namespace tianyuan::cli
