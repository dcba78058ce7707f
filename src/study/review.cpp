#include "study/review.h"

#include "study/evaluation.h"

namespace tianyuan::study {
namespace {

using Kind = MoveReview::Kind;

/// How much of its chance a move must lose to be called so.
constexpr double DoubtfulDrop = 0.12;
constexpr double MistakeDrop = 0.25;

bool isEndedByFive(const game::Game& game) { return !game.winningStones().empty(); }

/// The winner's five stands: nothing was to be found out about that position.
record::Evaluation evaluationOfEnd(const game::Game& game) {
    record::Evaluation evaluation;
    evaluation.value = game.outcome().winner == Stone::Black ? 1 : -1;
    evaluation.winInMoves = 1;
    return evaluation;
}

Kind kindOf(const MoveReview& review) {
    const double drop = review.before - review.after;
    if (review.better.empty()) return Kind::Plain;
    return drop >= MistakeDrop    ? Kind::Mistake
           : drop >= DoubtfulDrop ? Kind::Doubtful
                                  : Kind::Plain;
}

}  // namespace

std::vector<std::optional<double>> chancesOf(const game::Game& game) {
    std::vector<std::optional<double>> chances;
    for (const auto& view : viewsOf(game)) {
        chances.push_back(view ? std::optional(chanceFor(Stone::Black, view->evaluation))
                               : std::nullopt);
    }
    if (isEndedByFive(game)) {
        chances.back() = chanceFor(Stone::Black, evaluationOfEnd(game));
    }
    return chances;
}

std::vector<MoveReview> reviewOf(const game::Game& game) {
    auto views = viewsOf(game);
    if (isEndedByFive(game)) views.back() = PositionView{evaluationOfEnd(game), {}};
    std::vector<MoveReview> reviews;
    const record::Tree& tree = game.record().tree;
    std::size_t ply = 0;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        const record::Node& node = tree[id];
        if (!node.isMove()) continue;
        ++ply;
        const auto &was = views[ply - 1], &is = views[ply];
        if (!was || !is) continue;
        MoveReview review;
        review.ply = static_cast<int>(ply);
        review.side = node.stone;
        review.move = node.move;
        review.before = chanceFor(node.stone, was->evaluation);
        review.after = chanceFor(node.stone, is->evaluation);
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
                              reviews.back().kind == Kind::Mistake;
        if (wasGiven && best.isWin() && now.isWin()) review.kind = Kind::Strong;
        reviews.push_back(std::move(review));
    }
    return reviews;
}

}  // namespace tianyuan::study
