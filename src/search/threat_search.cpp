#include "search/threat_search.h"

#include <algorithm>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int MostFours = GridCells;
/// Enough to see, nearly always, whether fours alone win, before threes are tried.
constexpr std::uint64_t NodesForFours = 20'000;

int foursIn(const Proof& proof) { return proof.plies() / 2; }

}  // namespace

ThreatAnswer ThreatSearch::vcf(ShapeMap& map, Side side, const ThreatLimits& limits) {
    const std::uint64_t before = fours_.stonesPlaced();
    fours_.setStop(limits.stop);
    ThreatAnswer answer;
    answer.verdict = fours_.prove(map, side, MostFours, limits.nodes, answer.proof);
    if (answer.verdict == Verdict::Won) shorten(map, side, before + limits.nodes, answer.proof);
    answer.nodes = fours_.stonesPlaced() - before;
    return answer;
}

/// Looks for a win with fewer fours as long as there is one.
void ThreatSearch::shorten(ShapeMap& map, Side side, std::uint64_t last, Proof& proof) {
    while (foursIn(proof) > 1 && fours_.stonesPlaced() < last) {
        Proof shorter;
        const auto verdict =
            fours_.prove(map, side, foursIn(proof) - 1, last - fours_.stonesPlaced(), shorter);
        if (verdict != Verdict::Won) return;
        proof = std::move(shorter);
    }
}

ThreatAnswer ThreatSearch::vct(ShapeMap& map, Side side, const ThreatLimits& limits,
                               Attacks attacks) {
    ThreatLimits first = limits;
    first.nodes = std::min(limits.nodes, NodesForFours);
    ThreatAnswer answer = vcf(map, side, first);
    if (answer.verdict == Verdict::Won) return answer;
    const std::uint64_t left = limits.nodes - std::min(limits.nodes, answer.nodes);
    ThreatTree tree(map, side, fours_, {left, attacks, limits.stop});
    answer.verdict = tree.grow();
    if (answer.verdict == Verdict::Won) answer.proof = tree.proof();
    answer.nodes += tree.stonesPlaced();
    return answer;
}

}  // namespace tianyuan::search
