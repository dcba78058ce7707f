#include "search/threat_search.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int MostFours = GridCells;
/// Enough to see, nearly always, whether fours alone win, before threes are tried.
constexpr std::uint64_t NodesForFours = 20'000;
/// Where several trees take turns: the first turns; they get longer and longer.
constexpr std::uint64_t MostOfFirstTurn = 30'000;
constexpr std::uint64_t ShareOfFirstTurn = 16;

int foursIn(const Proof& proof) { return proof.plies() / 2; }

/// Who hears of so many stones more than are told, or fewer.
OnStones hearing(const OnStones& onStones, std::int64_t more) {
    if (!onStones) return {};
    return [onStones, more](std::uint64_t stones) {
        onStones(stones + static_cast<std::uint64_t>(more));
    };
}

}  // namespace

ThreatAnswer ThreatSearch::vcf(ShapeMap& map, Side side, const ThreatLimits& limits) {
    const std::uint64_t before = fours_.stonesPlaced();
    fours_.watch(limits.stop, hearing(limits.onStones, -static_cast<std::int64_t>(before)));
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
    fours_.watch(limits.stop, {});
    answer.verdict = Verdict::Unknown;
    // The more attacks there are, the longer it takes, so the narrower trees take turns with it.
    std::vector<Attacks> kinds{attacks};
    if (attacks == Attacks::All) kinds = {Attacks::Threes, Attacks::Quiet, Attacks::All};
    std::list<ThreatTree> trees;
    const auto tell = [&, forFours = answer.nodes](std::uint64_t) {
        std::uint64_t placed = forFours;
        for (const ThreatTree& tree : trees) placed += tree.stonesPlaced();
        limits.onStones(placed);
    };
    for (const Attacks kind : kinds) {
        trees.emplace_back(
            map, side, fours_,
            ThreatTreeOptions{kind, limits.stop, limits.onStones ? OnStones(tell) : OnStones()});
    }
    takeTurns(trees, limits, answer);
    return answer;
}

/// Lets the trees grow by turns until one has the answer.
void ThreatSearch::takeTurns(std::list<ThreatTree>& trees, const ThreatLimits& limits,
                             ThreatAnswer& answer) {
    const ThreatTree* widest = &trees.back();
    std::uint64_t left = limits.nodes - std::min(limits.nodes, answer.nodes);
    std::uint64_t turn = std::min(MostOfFirstTurn, left / ShareOfFirstTurn + 1);
    for (; !trees.empty() && left > 0; turn *= 2) {
        for (auto tree = trees.begin(); tree != trees.end() && left > 0;) {
            if (limits.stop.stop_requested()) return;
            const std::uint64_t before = tree->stonesPlaced();
            const Verdict verdict = tree->grow(trees.size() == 1 ? left : std::min(turn, left));
            const std::uint64_t placed = tree->stonesPlaced() - before;
            answer.nodes += placed;
            left -= std::min(left, placed);
            if (verdict == Verdict::Won) {
                answer.verdict = verdict;
                answer.proof = tree->proof();
                return;
            }
            // What the widest tree has not found is not there.
            if (verdict == Verdict::None && &*tree == widest) {
                answer.verdict = verdict;
                return;
            }
            tree = verdict == Verdict::None || placed == 0 ? trees.erase(tree) : std::next(tree);
        }
    }
}

}  // namespace tianyuan::search
