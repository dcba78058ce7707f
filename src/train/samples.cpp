#include "train/samples.h"

#include "eval/classic_evaluator.h"
#include "search/candidates.h"
#include "search/value.h"

#include <algorithm>

namespace tianyuan::train {

using namespace eval;

namespace {

PointCode codeAt(const ShapeMap& map, Side side, Cell cell) {
    return pointCodes()[map.shapes(side, cell)];
}

/// Appends how often each code stands on the board for `side`; gives back how many there are.
std::uint16_t addCounts(std::vector<CodeCount>& counts, const ShapeMap& map, Side side) {
    std::vector<PointCode> codes;
    map.empty().forEach(map.size(), [&](Cell cell) { codes.push_back(codeAt(map, side, cell)); });
    std::sort(codes.begin(), codes.end());
    const std::size_t before = counts.size();
    for (std::size_t i = 0; i < codes.size();) {
        std::size_t end = i;
        while (end < codes.size() && codes[end] == codes[i]) ++end;
        counts.push_back({codes[i], static_cast<std::uint16_t>(end - i)});
        i = end;
    }
    return static_cast<std::uint16_t>(counts.size() - before);
}

bool isQuiet(const ShapeMap& map, Side side) {
    return map.count(side, Threat::Five) == 0 && map.count(other(side), Threat::Five) == 0 &&
           map.count(side, Threat::OpenFour) == 0;
}

void addValue(Samples& samples, const ShapeMap& map, Side side, const TrainingMove& move,
              Stone winner, bool resultCounts) {
    if (search::isProved(move.score) || !isQuiet(map, side)) return;
    ValueSample sample{};
    sample.first = static_cast<std::uint32_t>(samples.counts.size());
    sample.own = addCounts(samples.counts, map, side);
    sample.others = addCounts(samples.counts, map, other(side));
    sample.standing = static_cast<std::uint16_t>(standingThreats(map, side));
    sample.side = side;
    sample.resultCounts = resultCounts;
    sample.score = static_cast<std::int16_t>(move.score);
    sample.result = winner == Stone::None ? 0.5F : winner == stoneOf(side) ? 1.0F : 0.0F;
    samples.values.push_back(sample);
}

void addPolicy(Samples& samples, const ShapeMap& map, Side side, const TrainingMove& move) {
    if (search::isLoss(move.score)) return;
    const auto found = search::candidatesFor(map, side, search::Range::Near);
    if (found.situation != search::Situation::Free &&
        found.situation != search::Situation::MustReact) {
        return;
    }
    const Cell best = cellOf(move.best);
    PolicySample sample{};
    sample.first = static_cast<std::uint32_t>(samples.choices.size());
    sample.side = side;
    found.cells.forEach(map.size(), [&](Cell cell) {
        if (cell == best) sample.chosen = sample.count;
        samples.choices.push_back({codeAt(map, side, cell), codeAt(map, other(side), cell)});
        ++sample.count;
    });
    if (found.cells.contains(best) && sample.count > 1) {
        samples.policies.push_back(sample);
    } else {
        samples.choices.resize(sample.first);
    }
}

}  // namespace

bool addSamples(Samples& samples, const TrainingGame& game, const GameFileHeader& header) {
    ShapeMap map(header.rule, header.size, PointTable::of(header.rule));
    const auto lastWandered = std::find_if(game.moves.rbegin(), game.moves.rend(),
                                           [](const TrainingMove& m) { return m.wandered(); });
    const auto resultFrom = game.moves.rend() - lastWandered;
    Side side = BlackSide;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const TrainingMove& move = game.moves[i];
        const Cell cell = cellOf(move.point);
        if (!map.isEmpty(cell) || !map.isEmpty(cellOf(move.best))) return false;
        if (move.searched) {
            const bool resultCounts = static_cast<std::ptrdiff_t>(i) >= resultFrom;
            addValue(samples, map, side, move, game.winner, resultCounts);
            addPolicy(samples, map, side, move);
        }
        map.place(cell, side);
        side = other(side);
    }
    return true;
}

}  // namespace tianyuan::train
