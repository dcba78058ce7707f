#include "game/clock.h"

#include <algorithm>
#include <cassert>

namespace tianyuan::game {

using opening::Seat;
using std::chrono::duration_cast;

Clock::Clock(TimeControl control) : control_(control) {
    sides_.fill({control.main.value_or(Milliseconds(0)), control.periods, Milliseconds(0)});
}

void Clock::start(Seat seat, TimePoint now) {
    stop(now);
    running_ = seat;
    startedAt_ = now;
}

Milliseconds Clock::moved(TimePoint now) {
    assert(running_);
    const Milliseconds spent = spentOnMove(*running_, now);
    Side& side = sideOf(*running_);
    side.periods -= periodsUsed(side, spent);
    side.main = std::max(Milliseconds(0), side.main - spent) + control_.increment;
    side.onThisMove = Milliseconds(0);
    running_.reset();
    return spent;
}

void Clock::stop(TimePoint now) {
    if (!running_) return;
    sideOf(*running_).onThisMove = spentOnMove(*running_, now);
    running_.reset();
}

ClockFace Clock::face(Seat seat, TimePoint now) const {
    const Side& side = sideOf(seat);
    const Milliseconds spent = spentOnMove(seat, now);
    ClockFace face;
    face.periodsLeft = side.periods;
    if (control_.main) {
        face.inByoYomi = side.periods > 0 && spent >= side.main;
        face.left = side.main - spent;
        if (face.inByoYomi) {
            const int used = periodsUsed(side, spent);
            face.periodsLeft = side.periods - used;
            face.left = side.main + (used + 1) * control_.period - spent;
        }
    }
    if (control_.perMove) {
        const Milliseconds left = *control_.perMove - spent;
        face.left = face.left ? std::min(*face.left, left) : left;
    }
    const auto most = allowance(side);
    face.hasRunOut = most && spent >= *most;
    if (face.left) face.left = std::max(Milliseconds(0), *face.left);
    return face;
}

std::optional<TimePoint> Clock::runsOutAt() const {
    if (!running_) return std::nullopt;
    const Side& side = sideOf(*running_);
    const auto most = allowance(side);
    if (!most) return std::nullopt;
    return startedAt_ + (*most - side.onThisMove);
}

Milliseconds Clock::spentOnMove(Seat seat, TimePoint now) const {
    const Milliseconds before = sideOf(seat).onThisMove;
    if (running_ != seat) return before;
    return before + std::max(Milliseconds(0), duration_cast<Milliseconds>(now - startedAt_));
}

/// Byo-yomi periods that ran out during a move that took `spent`, at most all there are.
int Clock::periodsUsed(const Side& side, Milliseconds spent) const {
    if (side.periods == 0 || spent < side.main) return 0;
    const auto used = (spent - side.main) / control_.period;
    return static_cast<int>(std::min<Milliseconds::rep>(used, side.periods));
}

/// How long a move may take in all; empty: as long as it likes.
std::optional<Milliseconds> Clock::allowance(const Side& side) const {
    std::optional<Milliseconds> most = control_.perMove;
    if (control_.main) {
        const Milliseconds game = side.main + side.periods * control_.period;
        most = most ? std::min(*most, game) : game;
    }
    return most;
}

}  // namespace tianyuan::game
