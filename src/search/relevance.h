#pragma once

#include "eval/shape_map.h"
#include "search/proof.h"

#include <cstdint>
#include <vector>

namespace tianyuan::search {

/// A win by fours that `attacker` threatens, were he to move, and the question which answers do
/// something about it. Every other answer loses to the very same fours.
///
/// An answer is suspected if it stands on a point of the win, makes a four itself, could make a
/// four together with stones that the win forces on the defender, or could change what is forbidden
/// or a closed five. All that are suspected are tried against the whole win; what it beats does not
/// matter.
class Relevance {
public:
    /// The defender is to move on `map`; stones are placed on it and taken back.
    Relevance(eval::ShapeMap& map, eval::Side attacker, const Proof& threat);

    /// The answers, legal ones only, after which the threat is no win any more.
    const std::vector<eval::Cell>& answers() const { return answers_; }
    /// Stones placed to find out.
    std::uint64_t stonesPlaced() const { return placed_; }

private:
    void suspectTheWinItself();
    void suspectFours();
    void suspectHelpers();
    void suspectHelpersOf(eval::Cell forced);
    void suspectEndsOfFives();
    bool restsOnFouls(int index);
    bool holds(int index);

    eval::ShapeMap& map_;
    eval::Side attacker_;
    const Proof& threat_;
    eval::CellSet forced_;  // the defender's stones in the win
    eval::CellSet suspects_;
    std::vector<eval::Cell> answers_;
    std::uint64_t placed_ = 0;
};

}  // namespace tianyuan::search
