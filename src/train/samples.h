#pragma once

#include "eval/point_table.h"
#include "train/game_file.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::train {

/// How many empty points have these codes, for the side to move and for the other, beyond those of
/// the empty board: there may be fewer.
struct PointPair {
    eval::PointCode own;
    eval::PointCode others;
    std::int16_t count;
};

/// A quiet position, as the network sees it, and what became of it.
struct ValueSample {
    std::uint32_t first;  // of its pairs
    std::uint16_t count;
    eval::Side side;      // to move
    bool resultCounts;    // from here on nobody played by chance
    std::int16_t score;   // the search's, for the side to move
    std::int16_t before;  // what the weights said that learning starts from
    float result;         // 1: the side to move won, 0: it lost
};

/// A point that could have been played: its code for the side to move and for the other.
struct Choice {
    eval::PointCode own;
    eval::PointCode others;
};

/// A choice of a move, and the one that the search chose.
struct PolicySample {
    std::uint32_t first;  // of its choices
    std::uint16_t count;
    std::uint16_t chosen;  // among them
    eval::Side side;
};

/// What there is to learn from games.
struct Samples {
    std::vector<ValueSample> values;
    std::vector<PointPair> pairs;
    std::vector<PolicySample> policies;
    std::vector<Choice> choices;

    std::span<const PointPair> pairsOf(const ValueSample& sample) const {
        return std::span(pairs).subspan(sample.first, sample.count);
    }
    std::span<const Choice> choicesOf(const PolicySample& sample) const {
        return std::span(choices).subspan(sample.first, sample.count);
    }
};

/// Adds what a game has to teach. Values: positions where nobody can make a five, the side to move
/// no open four, and the search proved nothing. Policies: positions with more than one move to
/// consider that are not proved to be lost. `start`: what learning starts from, for the header's
/// rule. False if the game cannot be replayed.
[[nodiscard]] bool addSamples(Samples& samples, const TrainingGame& game,
                              const GameFileHeader& header, const eval::PointTable& start);

}  // namespace tianyuan::train
