#pragma once

#include "perfect/proof_walk.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::perfect {

/// All that a proof says of the position in which a walk stands, as plain values: a terminal prints
/// it, a window draws it.
struct Standing {
    int size = 0;  // of the board
    bool isOver = false;
    std::optional<Explanation> explanation;  // where the position stands in the proof
    std::vector<RatedReply> replies;         // those that are listed, if the defender is to move
    std::optional<Departure> departure;      // outside the proof: where it was left, last
    std::optional<Move> departed;            // what was played there
    std::vector<Lead> leads;                 // outside the proof: what leads to it
    std::optional<Point> next;               // to go on with
};

/// The zone is left out where finding it out takes a checker more than `mostPositions`.
Standing standingOf(const ProofWalk& walk, std::uint64_t mostPositions);

/// The same in sentences, the one that matters most first.
std::vector<Reason> tell(const Standing& standing);

}  // namespace tianyuan::perfect
