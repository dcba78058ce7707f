#include "search/time_plan.h"

#include <algorithm>

namespace tianyuan::search {

using std::chrono::microseconds;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds MostReserve{30};
constexpr int MovesToCome = 22;  // of a game, as far as the clock is concerned

/// What is kept back for the way to the one who holds the clock, and for a busy machine.
microseconds reserveOf(microseconds turn) {
    return std::min<microseconds>(MostReserve, turn / 5 + milliseconds(1));
}

}  // namespace

TimePlan::TimePlan(const player::Limits& limits) {
    if (limits.turn) {
        const microseconds turn = *limits.turn;
        most_ = std::max(turn - reserveOf(turn), microseconds(300));
        usual_ = most_;
    }
    if (limits.left) {
        const microseconds left = *limits.left;
        const microseconds increment = limits.increment.value_or(milliseconds(0));
        const microseconds share = left / MovesToCome + increment * 4 / 5;
        const microseconds ceiling =
            std::max((left - reserveOf(left)) / 4 + increment / 2, microseconds(300));
        most_ = std::min(
            most_.value_or(microseconds::max()),
            std::min({share * 4, ceiling, std::max(left - reserveOf(left), microseconds(300))}));
        usual_ = std::min(share, *most_);
    }
}

bool TimePlan::isEnough(double usefulness) const {
    if (!usual_) return false;
    const auto share = std::chrono::duration<double, std::micro>(*usual_) * usefulness;
    return elapsed() >= share;
}

}  // namespace tianyuan::search
