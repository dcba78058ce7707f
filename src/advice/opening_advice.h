#pragma once

#include "advice/judge.h"
#include "opening/decision.h"
#include "player/player.h"

#include <cstdint>
#include <optional>
#include <random>
#include <stop_token>
#include <vector>

namespace tianyuan::advice {

/// What to place, offer, take or swap in an opening, judged by searches of a player. Whoever hands
/// a choice to the other side seeks balance; whoever chooses takes what is better.
///
/// Stones that belong together (the three of Swap2) are found at the first question and remembered
/// for the next ones.
class OpeningAdvice {
public:
    explicit OpeningAdvice(std::uint64_t seed) : random_(seed) {}

    /// Blocks until `limits` or `stop`. Reasons are those of the player.
    Result<opening::Decision> decide(player::Player& player, const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop);

    /// How likely Black is to win from here, with the rest of the protocol to come.
    double blackChance(const opening::Question& question, Judge& judge);

private:
    /// What was found for a position and serves again later.
    struct Memory {
        Board board;
        std::vector<Point> stones;  // to be placed, in turn
        std::vector<Plan> fifths;   // the best for Black first
    };

    Result<Point> place(player::Player& player, const opening::Question& question,
                        const player::Limits& limits, const std::stop_token& stop);
    std::vector<Point> plannedStones(const opening::Question& question, Judge& judge);
    opening::Decision chooseSide(const opening::Question& question, Judge& judge);
    const std::vector<Plan>& fifthsOf(const opening::Question& question, Judge& judge);
    Point worstOffer(const opening::Question& question, Judge& judge);

    std::mt19937_64 random_;
    std::optional<Memory> memory_;
};

}  // namespace tianyuan::advice
