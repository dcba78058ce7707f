#pragma once

#include "command.h"
#include "live_block.h"
#include "match/contest.h"
#include "match/ratings.h"

#include <chrono>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// Shows on standard error how far a contest is: at a terminal some lines that are written over and
/// over (more than two players get a table), elsewhere a line now and then.
class ContestProgress {
public:
    ContestProgress(const Context& context, const match::Contest& contest, int total,
                    match::RatingOptions rating = {});

    /// After each game; one call at a time.
    void update(const match::PlayedGame& game, bool verbose);
    /// Takes the lines away.
    void finish() { block_.clear(); }

private:
    using Clock = std::chrono::steady_clock;

    /// What is to be told, in parts that belong together.
    std::vector<std::string> parts() const;
    std::vector<std::string> lines() const;
    std::string timeLeft() const;
    std::vector<std::string> score() const;

    const Context& context_;
    const match::Contest& contest_;
    int total_;
    match::RatingOptions rating_;
    int before_;  // games that were there at the beginning
    LiveBlock block_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_{};
};

/// "2m13s", "1h05m", "45s".
std::string durationText(std::chrono::seconds duration);

}  // namespace tianyuan::cli
