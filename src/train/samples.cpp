#include "train/samples.h"

#include "eval/evaluator.h"
#include "search/candidates.h"
#include "search/value.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

namespace tianyuan::train {

using namespace eval;

namespace {

PointCode codeAt(const ShapeMap& map, Side side, Cell cell) { return map.code(side, cell); }

/// How many empty points there are of each pair of codes.
using PairCounts = std::map<std::pair<PointCode, PointCode>, int>;

void count(PairCounts& pairs, const ShapeMap& map, Side side, int sign) {
    map.empty().forEach(map.size(), [&](Cell cell) {
        pairs[{codeAt(map, side, cell), codeAt(map, other(side), cell)}] += sign;
    });
}

/// A game as it is played through, and who judges it before anything is learnt.
struct Replay {
    ShapeMap map;
    std::unique_ptr<Evaluator> judge;
    std::array<PairCounts, 2> emptyBoard;  // less than nothing

    Replay(const GameFileHeader& header, const PointTable& start)
        : map(header.rule, header.size, start), judge(evaluatorFor(map)) {
        for (const Side side : {BlackSide, WhiteSide}) count(emptyBoard[side], map, side, -1);
    }
    void play(Cell cell, Side side) {
        judge->placing(map);
        map.place(cell, side);
    }
};

bool isQuiet(const ShapeMap& map, Side side) {
    return map.count(side, Threat::Five) == 0 && map.count(other(side), Threat::Five) == 0 &&
           map.count(side, Threat::OpenFour) == 0;
}

void addValue(Samples& samples, const Replay& game, Side side, const TrainingMove& move,
              Stone winner, bool resultCounts) {
    if (search::isProved(move.score) || !isQuiet(game.map, side)) return;
    PairCounts pairs = game.emptyBoard[side];
    count(pairs, game.map, side, 1);
    ValueSample sample{};
    sample.first = static_cast<std::uint32_t>(samples.pairs.size());
    for (const auto& [codes, count] : pairs) {
        if (count == 0) continue;
        samples.pairs.push_back({codes.first, codes.second, static_cast<std::int16_t>(count)});
    }
    sample.count = static_cast<std::uint16_t>(samples.pairs.size() - sample.first);
    sample.side = side;
    sample.resultCounts = resultCounts;
    sample.score = static_cast<std::int16_t>(move.score);
    sample.before = static_cast<std::int16_t>(game.judge->score(game.map, side));
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

bool addSamples(Samples& samples, const TrainingGame& game, const GameFileHeader& header,
                const PointTable& start) {
    Replay replay(header, start);
    const auto lastWandered = std::find_if(game.moves.rbegin(), game.moves.rend(),
                                           [](const TrainingMove& m) { return m.wandered(); });
    const auto resultFrom = game.moves.rend() - lastWandered;
    Side side = BlackSide;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const TrainingMove& move = game.moves[i];
        const Cell cell = cellOf(move.point);
        if (!replay.map.isEmpty(cell) || !replay.map.isEmpty(cellOf(move.best))) return false;
        if (move.searched) {
            const bool resultCounts = static_cast<std::ptrdiff_t>(i) >= resultFrom;
            addValue(samples, replay, side, move, game.winner, resultCounts);
            addPolicy(samples, replay.map, side, move);
        }
        replay.play(cell, side);
        side = other(side);
    }
    return true;
}

}  // namespace tianyuan::train
