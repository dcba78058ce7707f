#pragma once

#include "core/rule.h"
#include "eval/grid.h"
#include "eval/network.h"
#include "eval/point_code.h"

#include <array>
#include <cstdint>
#include <memory>

namespace tianyuan::eval {

/// Scores are on a scale of which this much is one unit of the logistic curve: the chance to win is
/// 1 / (1 + exp(-score / ScoreUnit)).
inline constexpr int ScoreUnit = 400;

/// What an empty point with certain shapes for one colour is worth: to its owner when he is to
/// move, and when he is not; and how much it draws moves, the owner's and the other side's.
struct PointWeight {
    std::int16_t toMove = 0;
    std::int16_t waiting = 0;
    std::int16_t attack = 0;
    std::int16_t defence = 0;

    friend constexpr bool operator==(const PointWeight&, const PointWeight&) = default;
};

struct MoveNetwork;

/// Everything that is known of judging by one rule. The colours differ only in renju.
struct Weights {
    std::array<std::array<PointWeight, PointCodeCount>, 2> points{};  // by colour
    /// Who judges, by the side to move; the same one where the colours are alike. Without a network
    /// the points' weights judge, toMove and waiting.
    std::array<std::shared_ptr<const Network>, 2> networks;
    /// Who corrects the order of moves, by the side to move, as attack and defence of the points
    /// have it; nobody where there is none.
    std::array<std::shared_ptr<const MoveNetwork>, 2> moveNetworks;
};

/// The weights that the engine uses.
const Weights& weightsFor(Rule rule);

/// Sensible numbers made by hand: where learning starts from.
std::unique_ptr<Weights> handMadeWeights(Rule rule);

/// A number that tells weights apart.
std::uint32_t fingerprintOf(const Weights& weights);

}  // namespace tianyuan::eval
