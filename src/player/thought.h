#pragma once

#include "core/point.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::player {

using Milliseconds = std::chrono::milliseconds;

/// How good a position is for the side to move: a number in the player's own units, or a proved win
/// or loss in so many moves of both sides together.
class Score {
public:
    constexpr Score() = default;
    static constexpr Score of(double value) { return Score(value, 0); }
    static constexpr Score winIn(int plies) { return Score(0, plies); }
    static constexpr Score lossIn(int plies) { return Score(0, -plies); }

    constexpr bool isProved() const { return plies_ != 0; }
    constexpr bool isWin() const { return plies_ > 0; }
    constexpr bool isLoss() const { return plies_ < 0; }
    /// Only if nothing is proved.
    constexpr double value() const { return value_; }
    /// To the end, if it is proved.
    constexpr int plies() const { return plies_ < 0 ? -plies_ : plies_; }

    friend constexpr bool operator==(const Score&, const Score&) = default;

private:
    constexpr Score(double value, int plies) : value_(value), plies_(plies) {}

    double value_ = 0;
    int plies_ = 0;  // positive: win; negative: loss; 0: not proved
};

/// What a player thinks of one point, in its own units; higher is better for the side to move.
struct PointScore {
    Point point;
    double score = 0;

    friend constexpr bool operator==(const PointScore&, const PointScore&) = default;
};

/// The points a player has thought about, each with its score, in any order.
using ScoreMap = std::vector<PointScore>;

/// What a player has found so far; sent while it thinks.
struct Thought {
    int rank = 0;  // 0: the best line
    int depth = 0;
    Score score;                     // for the side to move
    std::optional<double> chance;    // of that side to win, 0 to 1, from players that tell one
    std::optional<int> provedMoves;  // it plays from a proof that wins in at most so many more
    std::uint64_t nodes = 0;
    Milliseconds time{0};
    std::vector<Move> line;
    std::optional<ScoreMap> map;  // from players that think so
};

}  // namespace tianyuan::player
