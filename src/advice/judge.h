#pragma once

#include "player/player.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::advice {

/// Judges many positions by short searches, within the limits of one answer.
class Judge {
public:
    /// The time in `limits` counts from now; without any, a second.
    Judge(player::Player& player, const player::Limits& limits, std::stop_token stop);

    /// Must the answer be given now?
    bool isOver() const;

    /// What a search of so many nodes finds: how likely the side to move is to win, and its move.
    struct Look {
        double chance = 0.5;
        std::optional<Point> move;
    };
    Look look(const player::Position& position, std::uint64_t nodes);

private:
    using Clock = std::chrono::steady_clock;

    player::Player& player_;
    std::stop_token stop_;
    std::optional<Clock::time_point> deadline_;
    std::optional<std::uint64_t> nodesLeft_;
};

/// Stones to be placed in turn from some position, and how likely the side that moves after them is
/// to win, as far as it is known.
struct Plan {
    std::vector<Point> stones;
    double chance = 0.5;
};

/// Sorts plans by how near they bring the chance to a wish. All are looked at shortly, the nearer
/// half longer, and so on until one is left or the judge must end: then the order is as good as it
/// has become.
void sortByNearness(std::vector<Plan>& plans, const player::Position& start, double wish,
                    Judge& judge);

}  // namespace tianyuan::advice
