#pragma once

#include "core/point.h"
#include "core/stone.h"

#include <cstdint>
#include <vector>

namespace tianyuan::train {

/// A stone of a game that is learnt from. The stones of the opening were not searched for.
struct TrainingMove {
    Point point;
    bool searched = false;
    int score = 0;  // what the search found for the side to move: search::Value
    Point best;     // what it would have played; another point where chance had its way

    bool wandered() const { return searched && point != best; }
    friend bool operator==(const TrainingMove&, const TrainingMove&) = default;
};

/// A game of the engine against itself.
struct TrainingGame {
    std::uint32_t number = 0;
    Stone winner = Stone::None;  // None: a draw
    std::vector<TrainingMove> moves;

    friend bool operator==(const TrainingGame&, const TrainingGame&) = default;
};

}  // namespace tianyuan::train
