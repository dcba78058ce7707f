#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace tianyuan::practice {

using Time = std::chrono::sys_seconds;

/// How well something was remembered.
enum class Recall : std::uint8_t { Again = 1, Hard, Good, Easy };

/// What is known of a memory: how long it lasts, how hard it is to keep, and when to ask again.
struct Memory {
    enum class State : std::uint8_t {
        Learning,    // new: asked again after minutes
        Review,      // asked again after days
        Relearning,  // was forgotten: asked again after minutes
    };

    State state = State::Learning;
    int step = 0;           // of the minutes
    double stability = 0;   // days after which nine of ten are still remembered; 0: never asked
    double difficulty = 0;  // 1 to 10
    std::optional<Time> last;
    Time due{};

    friend bool operator==(const Memory&, const Memory&) = default;
};

/// The memory after it was asked for: FSRS version 6, the published algorithm for spaced
/// repetition, with its default parameters, nine of ten to be remembered, learning steps of one and
/// ten minutes, and no chance in the intervals.
Memory reviewed(const Memory& memory, Recall recall, Time now);

/// How likely it is to be remembered now; 0 if it was never asked for.
double recallChance(const Memory& memory, Time now);

}  // namespace tianyuan::practice
