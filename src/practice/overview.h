#pragma once

#include "core/result.h"
#include "practice/fsrs.h"
#include "store/library.h"

#include <chrono>
#include <cstdint>

namespace tianyuan::practice {

/// What is said of somebody's puzzles before a run begins.
struct Overview {
    int due = 0;
    std::int64_t bestStreak = 0;
    std::int64_t bestClock = 0;
    bool dayDone = false;  // the puzzle of the day
};

/// On this day, as the person's clock has it. Mistakes of games that have been looked back on since
/// the last time become cards first.
Result<Overview> overviewOf(store::Library& library, std::chrono::year_month_day day, Time now);

}  // namespace tianyuan::practice
