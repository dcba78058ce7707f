#include "study/review.h"

#include "advice/win_chance.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/score_unit.h"

#include <map>
#include <string>

namespace tianyuan::study {
namespace {

using advice::winChance;
using ReviewKind = MoveReview::Kind;

/// How much of its chance a move must lose to be called so.
constexpr double DoubtfulDrop = 0.12;
constexpr double MistakeDrop = 0.25;

bool isEndedByFive(const game::Game& game) { return !game.winningStones().empty(); }

/// The winner's five stands: nothing was to be found out about that position.
double chanceAtEnd(const game::Game& game) { return game.outcome().winner == Stone::Black ? 1 : 0; }
record::Evaluation evaluationOfEnd(const game::Game& game) {
    record::Evaluation evaluation;
    evaluation.value = game.outcome().winner == Stone::Black ? 1 : -1;
    evaluation.winInMoves = 1;
    return evaluation;
}

/// Another program that has answered without a word has no score.
bool hasScore(const PositionView& view) {
    return view.by.empty() || view.evaluation.depth || view.evaluation.winInMoves;
}

/// Of Black, where no unit has to be guessed.
std::optional<double> knownChance(const PositionView& view) {
    const player::Score score = scoreFor(Stone::Black, view.evaluation);
    if (score.isProved()) return winChance(score);
    if (view.chance) return view.chance;
    return view.by.empty() ? std::optional(winChance(score)) : std::nullopt;
}

double chanceFor(Stone side, double ofBlack) {
    return side == Stone::Black ? ofBlack : 1 - ofBlack;
}

ReviewKind kindOf(const MoveReview& review) {
    const double drop = review.before - review.after;
    if (review.better.empty()) return ReviewKind::Plain;
    return drop >= MistakeDrop    ? ReviewKind::Mistake
           : drop >= DoubtfulDrop ? ReviewKind::Doubtful
                                  : ReviewKind::Plain;
}

/// As far as the win of a finding was there: until its side missed it, or to the end.
int lastOfWin(const Finding& finding, const std::vector<Finding>& findings, int plies) {
    if (finding.kind == Finding::Kind::MissedWin) return finding.winsAfter();
    for (const Finding& later : findings) {
        const bool isMissed = later.kind == Finding::Kind::MissedWin && later.ply > finding.ply &&
                              later.side == finding.winner();
        if (isMissed) return later.winsAfter();
    }
    return plies;
}

/// What was proved counts more than what was judged.
void believeProofs(const game::Game& game, Chances& chances) {
    const std::vector<Finding> findings = readFindings(game).value_or(std::vector<Finding>());
    for (const Finding& finding : findings) {
        const auto last = static_cast<std::size_t>(lastOfWin(finding, findings, game.ply()));
        for (auto ply = static_cast<std::size_t>(finding.winsAfter());
             ply <= last && ply < chances.ofBlack.size(); ++ply) {
            if (chances.ofBlack[ply])
                chances.ofBlack[ply] = finding.winner() == Stone::Black ? 1 : 0;
        }
    }
}

}  // namespace

Chances chancesOf(const game::Game& game) {
    Chances chances;
    std::map<std::string, std::vector<std::size_t>> raw;  // plies, by whose scores they have
    const auto views = viewsOf(game);
    for (std::size_t ply = 0; ply < views.size(); ++ply) {
        chances.ofBlack.push_back(views[ply] ? knownChance(*views[ply]) : std::nullopt);
        if (views[ply] && !chances.ofBlack.back() && hasScore(*views[ply])) {
            raw[views[ply]->by].push_back(ply);
        }
    }
    if (isEndedByFive(game)) chances.ofBlack.back() = chanceAtEnd(game);
    if (raw.empty()) {
        believeProofs(game, chances);
        return chances;
    }

    const std::vector<double> ours = evaluationsOf(game);
    for (const auto& [by, plies] : raw) {
        std::vector<ScorePair> pairs;
        for (const std::size_t ply : plies) {
            pairs.push_back({views[ply]->evaluation.value, ours[ply]});
        }
        const auto unit = fittedUnit(pairs);
        if (!unit) continue;
        chances.areEstimated = true;
        for (const std::size_t ply : plies) {
            chances.ofBlack[ply] = chanceWith(*unit, views[ply]->evaluation.value);
        }
    }
    believeProofs(game, chances);
    return chances;
}

std::vector<MoveReview> reviewOf(const game::Game& game) {
    const auto chances = chancesOf(game).ofBlack;
    auto views = viewsOf(game);
    if (isEndedByFive(game)) views.back().emplace().evaluation = evaluationOfEnd(game);
    std::vector<MoveReview> reviews;
    const record::Tree& tree = game.record().tree;
    std::size_t ply = 0;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        const record::Node& node = tree[id];
        if (!node.isMove()) continue;
        ++ply;
        const auto &was = views[ply - 1], &is = views[ply];
        if (!chances[ply - 1] || !chances[ply]) continue;
        MoveReview review;
        review.ply = static_cast<int>(ply);
        review.side = node.stone;
        review.move = node.move;
        review.before = chanceFor(node.stone, *chances[ply - 1]);
        review.after = chanceFor(node.stone, *chances[ply]);
        const player::Score best = scoreFor(node.stone, was->evaluation);
        const player::Score now = scoreFor(node.stone, is->evaluation);
        if (!was->line.empty() && was->line.front() != node.move) {
            review.better = was->line;
            review.betterScore = best;
            review.missesWin = best.isWin() && !now.isWin();
            review.loses = now.isLoss() && !best.isLoss();
        }
        review.kind = kindOf(review);
        const bool wasGiven = !reviews.empty() && reviews.back().ply == review.ply - 1 &&
                              reviews.back().kind == ReviewKind::Mistake;
        if (wasGiven && best.isWin() && now.isWin()) review.kind = ReviewKind::Strong;
        reviews.push_back(std::move(review));
    }
    return reviews;
}

}  // namespace tianyuan::study
