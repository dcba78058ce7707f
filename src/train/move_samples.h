#pragma once

#include "eval/move_network.h"
#include "eval/point_table.h"
#include "train/game_file.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::train {

/// A move that eval::MoveNetwork is asked of.
struct MoveChoice {
    eval::PointCode own;
    eval::PointCode others;
    std::array<eval::Window, 4> windows;
    std::int16_t rank;  // by the weights of the points
};

/// A choice of a move. The moves that the network is not asked of are there only as a number.
struct MoveSample {
    static constexpr int NoneOfThem = -1;

    std::uint32_t first;  // of its choices
    std::uint16_t count;
    std::int16_t chosen;  // among them: the one that the search chose
    eval::Side side;
    std::int16_t chosenRank;                                 // by the weights of the points
    float rest;                                              // logarithm of what all others weigh
    std::array<std::int16_t, eval::NetworkWidth> sums;       // of the network that judges
    std::array<std::uint8_t, 2 * eval::ThreatCount> counts;  // of the side to move, and the other
};

struct MoveSamples {
    std::vector<MoveSample> samples;
    std::vector<MoveChoice> choices;

    std::span<const MoveChoice> choicesOf(const MoveSample& sample) const {
        return std::span(choices).subspan(sample.first, sample.count);
    }
};

/// Adds the choices of a game: positions with more than one move to consider that are not proved to
/// be lost. `points`: those whose weights, with a network, the new one is to correct. False if the
/// game cannot be replayed.
[[nodiscard]] bool addMoveSamples(MoveSamples& samples, const TrainingGame& game,
                                  const GameFileHeader& header, const eval::PointTable& points);

}  // namespace tianyuan::train
