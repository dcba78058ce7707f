#include "study/score_unit.h"

#include "advice/win_chance.h"
#include "eval/classic_evaluator.h"
#include "eval/weights.h"
#include "record/record.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::study {
namespace {

constexpr std::size_t FewestScores = 4;

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

std::optional<double> fittedUnit(const std::vector<ScorePair>& pairs) {
    std::vector<double> theirs, ours;
    for (const ScorePair& pair : pairs) {
        if (pair.theirs == 0) continue;
        theirs.push_back(std::abs(pair.theirs));
        ours.push_back(std::abs(pair.ours));
    }
    if (theirs.size() < FewestScores) return std::nullopt;
    return eval::ScoreUnit * medianOf(std::move(theirs)) / std::max(medianOf(std::move(ours)), 1.0);
}

double chanceWith(double unit, double score) {
    return advice::winChance(player::Score::of(score * eval::ScoreUnit / unit));
}

std::vector<double> evaluationsOf(const game::Game& game) {
    eval::ShapeMap map(game.rule(), record::startOf(game.record()));
    eval::ClassicEvaluator evaluator(map);
    std::vector<double> evaluations;
    const auto evaluate = [&](Stone toMove) {
        const double score = evaluator.score(map, eval::sideOf(toMove));
        evaluations.push_back(toMove == Stone::Black ? score : -score);
    };
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        const record::Node& node = tree[id];
        if (!node.isMove()) continue;
        evaluate(node.stone);
        if (node.move.isPass()) continue;
        evaluator.placing(map);
        map.place(eval::cellOf(node.move.point()), eval::sideOf(node.stone));
    }
    evaluate(game.board().sideToMove());
    return evaluations;
}

}  // namespace tianyuan::study
