#include "train/move_samples.h"

#include "eval/network_evaluator.h"
#include "search/candidates.h"
#include "search/value.h"
#include "train/policy_fit.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tianyuan::train {

using namespace eval;

namespace {

int rankOf(const ShapeMap& map, Side side, Cell cell) {
    return map.value(side, cell).attack() + map.value(other(side), cell).defence();
}

MoveChoice choiceOf(const ShapeMap& map, Side side, Cell cell) {
    MoveChoice choice{map.code(side, cell), map.code(other(side), cell), {}, 0};
    for (int direction = 0; direction < 4; ++direction) {
        choice.windows[static_cast<std::size_t>(direction)] =
            windowsOf(side)[map.around(cell, direction)];
    }
    choice.rank = static_cast<std::int16_t>(rankOf(map, side, cell));
    return choice;
}

void addCounts(MoveSample& sample, const ShapeMap& map, Side side) {
    for (std::size_t threat = 0; threat < ThreatCount; ++threat) {
        const auto count = [&](Side of) {
            return static_cast<std::uint8_t>(
                std::min(map.count(of, static_cast<Threat>(threat)), MoveNetwork::MostCounted));
        };
        sample.counts[threat] = count(side);
        sample.counts[ThreatCount + threat] = count(other(side));
    }
}

void addSample(MoveSamples& samples, const ShapeMap& map, NetworkEvaluator& judge, Side side,
               const TrainingMove& move) {
    if (search::isLoss(move.score)) return;
    const auto found = search::candidatesFor(map, side, search::Range::Near);
    const bool isChoice = found.situation == search::Situation::Free ||
                          found.situation == search::Situation::MustReact;
    const Cell best = cellOf(move.best);
    if (!isChoice || !found.cells.contains(best)) return;

    int top = rankOf(map, side, best);
    found.cells.forEach(map.size(),
                        [&](Cell cell) { top = std::max(top, rankOf(map, side, cell)); });
    MoveSample sample{};
    sample.first = static_cast<std::uint32_t>(samples.choices.size());
    sample.chosen = MoveSample::NoneOfThem;
    sample.chosenRank = static_cast<std::int16_t>(rankOf(map, side, best));
    sample.side = side;
    double rest = 0;
    found.cells.forEach(map.size(), [&](Cell cell) {
        const int rank = rankOf(map, side, cell);
        if (rank < top - MoveNetwork::Within) {
            rest += std::exp(static_cast<double>(rank) / RankUnit);
            return;
        }
        if (cell == best) sample.chosen = static_cast<std::int16_t>(sample.count);
        samples.choices.push_back(choiceOf(map, side, cell));
        ++sample.count;
    });
    sample.rest = static_cast<float>(std::log(rest));
    sample.sums = std::bit_cast<decltype(sample.sums)>(judge.sums(map, side));
    addCounts(sample, map, side);
    samples.samples.push_back(sample);
}

}  // namespace

bool addMoveSamples(MoveSamples& samples, const TrainingGame& game, const GameFileHeader& header,
                    const PointTable& points) {
    ShapeMap map(header.rule, header.size, points);
    NetworkEvaluator judge(map);
    Side side = BlackSide;
    for (const TrainingMove& move : game.moves) {
        const Cell cell = cellOf(move.point);
        if (!map.isEmpty(cell) || !map.isEmpty(cellOf(move.best))) return false;
        if (move.searched) addSample(samples, map, judge, side, move);
        judge.placing(map);
        map.place(cell, side);
        side = other(side);
    }
    return true;
}

}  // namespace tianyuan::train
