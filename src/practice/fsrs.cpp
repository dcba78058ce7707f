#include "practice/fsrs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tianyuan::practice {
namespace {

using std::chrono::minutes;
using State = Memory::State;

// The default parameters of FSRS-6, w0 to w20.
constexpr std::array W{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                       0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                       1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double Retention = 0.9;
constexpr double LeastStability = 0.001;
constexpr int LongestInterval = 36'500;  // days
constexpr std::array LearningSteps{minutes(1), minutes(10)};
constexpr std::array RelearningSteps{minutes(10)};

double decay() { return -W[20]; }
double factor() { return std::pow(Retention, 1 / decay()) - 1; }

int numberOf(Recall recall) { return static_cast<int>(recall); }

double firstDifficulty(Recall recall) { return W[4] - std::exp(W[5] * (numberOf(recall) - 1)) + 1; }

double within(double difficulty) { return std::clamp(difficulty, 1.0, 10.0); }

/// Drawn a little towards that of an easy one, and changed less the higher it is.
double nextDifficulty(double difficulty, Recall recall) {
    const double change = -W[6] * (numberOf(recall) - 3);
    const double damped = difficulty + (10 - difficulty) * change / 9;
    return within(W[7] * firstDifficulty(Recall::Easy) + (1 - W[7]) * damped);
}

/// Asked again on the same day.
double sameDayStability(double stability, Recall recall) {
    double growth = std::exp(W[17] * (numberOf(recall) - 3 + W[18])) * std::pow(stability, -W[19]);
    if (recall >= Recall::Good) growth = std::max(growth, 1.0);
    return stability * growth;
}

double forgottenStability(const Memory& memory, double chance) {
    const double longTerm = W[11] * std::pow(memory.difficulty, -W[12]) *
                            (std::pow(memory.stability + 1, W[13]) - 1) *
                            std::exp((1 - chance) * W[14]);
    return std::min(longTerm, memory.stability / std::exp(W[17] * W[18]));
}

double recalledStability(const Memory& memory, double chance, Recall recall) {
    const double hard = recall == Recall::Hard ? W[15] : 1;
    const double easy = recall == Recall::Easy ? W[16] : 1;
    return memory.stability *
           (1 + std::exp(W[8]) * (11 - memory.difficulty) * std::pow(memory.stability, -W[9]) *
                    (std::exp((1 - chance) * W[10]) - 1) * hard * easy);
}

int wholeDaysSince(Time last, Time now) {
    return static_cast<int>(
        std::max(std::chrono::floor<std::chrono::days>(now - last).count(), std::int64_t{0}));
}

void renew(Memory& memory, Recall recall, Time now) {
    if (!memory.last) {
        memory.stability = W[static_cast<std::size_t>(numberOf(recall) - 1)];
        memory.difficulty = within(firstDifficulty(recall));
        return;
    }
    const double chance = recallChance(memory, now);
    double stability = 0;
    if (wholeDaysSince(*memory.last, now) < 1) {
        stability = sameDayStability(memory.stability, recall);
    } else if (recall == Recall::Again) {
        stability = forgottenStability(memory, chance);
    } else {
        stability = recalledStability(memory, chance, recall);
    }
    memory.difficulty = nextDifficulty(memory.difficulty, recall);
    memory.stability = std::max(stability, LeastStability);
}

/// By days from now on.
std::chrono::seconds intoReview(Memory& memory) {
    memory.state = State::Review;
    memory.step = 0;
    const double days =
        std::round(memory.stability / factor() * (std::pow(Retention, 1 / decay()) - 1));
    return std::chrono::days(std::clamp(static_cast<int>(days), 1, LongestInterval));
}

template <std::size_t Count>
std::chrono::seconds nextStep(Memory& memory, Recall recall,
                              const std::array<minutes, Count>& steps) {
    const auto step = static_cast<std::size_t>(memory.step);
    switch (recall) {
        case Recall::Again:
            memory.step = 0;
            return steps.front();
        case Recall::Hard:
            if (step > 0) return steps[std::min(step, Count - 1)];
            if constexpr (Count == 1) return std::chrono::seconds(steps[0]) * 3 / 2;
            return std::chrono::seconds(steps[0] + steps[Count > 1 ? 1 : 0]) / 2;
        case Recall::Good:
            if (step + 1 >= Count) return intoReview(memory);
            return steps[static_cast<std::size_t>(++memory.step)];
        case Recall::Easy:
            break;
    }
    return intoReview(memory);
}

std::chrono::seconds interval(Memory& memory, Recall recall) {
    switch (memory.state) {
        case State::Learning:
            return nextStep(memory, recall, LearningSteps);
        case State::Relearning:
            return nextStep(memory, recall, RelearningSteps);
        case State::Review:
            break;
    }
    if (recall != Recall::Again) return intoReview(memory);
    memory.state = State::Relearning;
    memory.step = 0;
    return RelearningSteps.front();
}

}  // namespace

double recallChance(const Memory& memory, Time now) {
    if (!memory.last) return 0;
    const int days = wholeDaysSince(*memory.last, now);
    return std::pow(1 + factor() * days / memory.stability, decay());
}

Memory reviewed(const Memory& memory, Recall recall, Time now) {
    Memory next = memory;
    renew(next, recall, now);
    next.last = now;
    next.due = now + interval(next, recall);
    return next;
}

}  // namespace tianyuan::practice
