#pragma once

#include "player/player.h"

#include <cstdint>
#include <random>

namespace tianyuan::bots {

/// The score-map player, from report A, the score-map game "Five".
///
/// Its idea: give every empty point a score, and play a best one. A point is looked at along its
/// four lines, once for the stones of each side: how many stand unbroken next to it, up to four
/// each way, and how many of the two ends behind them are empty. The tables in the source turn
/// both numbers into a score; the scores of the four lines and of both sides are added. So a point
/// is good because it helps, because it hinders, or best because it does both. Among equals it
/// chooses at random.
///
/// What it cannot do: it looks at no answer, not even the next one. It counts only stones that
/// touch, so it does not see X_XX coming; four stones are a five to it, even where six do not win;
/// two lines at once are just a sum. Against the report: more than four stones count as four, and
/// it takes either colour.
class ScoremapBot : public player::Player {
public:
    explicit ScoremapBot(std::uint64_t seed = 1) : random_(seed) {}

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

private:
    std::mt19937_64 random_;
};

}  // namespace tianyuan::bots
