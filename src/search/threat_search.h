#pragma once

#include "eval/shape_map.h"
#include "search/four_proof.h"
#include "search/proof.h"
#include "search/threat_tree.h"

#include <cstdint>
#include <list>
#include <stop_token>

namespace tianyuan::search {

/// How long to look for a win by threats.
struct ThreatLimits {
    std::uint64_t nodes = 1'000'000;  // stones placed
    std::stop_token stop;
    OnStones onStones;  // told now and then how many have been placed; empty: nobody wants to know
};

/// What came of it.
struct ThreatAnswer {
    Verdict verdict = Verdict::Unknown;
    Proof proof;              // Won
    std::uint64_t nodes = 0;  // stones placed
};

/// Proves wins by threats, for either side and every rule. Remembers what it has found out between
/// calls. Stones are placed on the map it is given and all taken back.
///
/// A proof is never wrong: it wins against every legal answer. In renju Black never plays a foul in
/// it, and may not answer with one.
class ThreatSearch {
public:
    /// `slots` is the number of positions that the search for fours remembers; a power of two.
    explicit ThreatSearch(std::size_t slots = 1 << 16) : fours_(slots) {}

    /// A win of `side`, who is to move, by fours alone (VCF); the shortest if the limits allow.
    ThreatAnswer vcf(eval::ShapeMap& map, eval::Side side, const ThreatLimits& limits);

    /// A win by fours and threes (VCT), or by quieter stones as well.
    ThreatAnswer vct(eval::ShapeMap& map, eval::Side side, const ThreatLimits& limits,
                     Attacks attacks = Attacks::Threes);

    void forget() { fours_.forget(); }

private:
    void takeTurns(std::list<ThreatTree>& trees, const ThreatLimits& limits, ThreatAnswer& answer);
    void shorten(eval::ShapeMap& map, eval::Side side, std::uint64_t last, Proof& proof);

    FourProver fours_;
};

}  // namespace tianyuan::search
