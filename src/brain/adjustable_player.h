#pragma once

#include "player/player.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tianyuan::brain {

/// What a manager can set of the engine.
struct Adjustments {
    int threads = 1;
    std::uint64_t tableBytes = 0;  // for what it remembers of positions
    int range = 2;                 // 0 to 5: how far from the stones it looks for moves
    int strength = 100;            // 0 to 100: all it can
    bool proofs = true;            // plays from proofs where there are any

    friend bool operator==(const Adjustments&, const Adjustments&) = default;
};

/// The engine as the brain drives it: a player with knobs. reset() forgets what it remembers.
class AdjustablePlayer : public player::Player {
public:
    /// Holds from the next question on; never called while one is being answered. May throw
    /// std::bad_alloc, and then works on with as little as it can.
    virtual void adjust(const Adjustments& wanted) = 0;

    /// Called when it begins to look at one of the moves to choose from, and when it is done.
    using OnRootMove = std::function<void(Point point, bool isDone)>;
    /// Whom to tell from the next question on, from the thread that asks it; empty: nobody.
    virtual void watch(OnRootMove onRootMove) = 0;

    /// Thinks ahead while the other side is to move in `position`. Blocks until `stop`.
    virtual void ponder(const player::Position& position, std::stop_token stop) = 0;

    /// One or two points for the next stones, such that the score for the side that is to move
    /// after them comes near to `-bias`; that is, near to `bias` for the side that placed the last.
    /// Blocks as choose() does.
    virtual Result<std::vector<Point>> balance(const player::Position& position, int stones,
                                               double bias, const player::Limits& limits,
                                               std::stop_token stop) = 0;

    /// How much of the table is in use, in thousandths.
    virtual int tableUse() const = 0;

    /// How likely a score is to win, from 0 to 1.
    virtual double winRate(player::Score score) const = 0;
};

}  // namespace tianyuan::brain
