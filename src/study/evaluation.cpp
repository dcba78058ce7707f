#include "study/evaluation.h"

#include "advice/win_chance.h"
#include "record/record.h"

namespace tianyuan::study {

using advice::winChance;

player::Position positionAfter(const game::Game& game, int ply) {
    player::Position position{game.rule(), record::startOf(game.record()), {}};
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        const record::Node& node = tree[id];
        if (!node.isMove()) continue;
        if (static_cast<int>(position.moves.size()) == ply) {
            position.board.setSideToMove(node.stone);
            return position;
        }
        position.board.setSideToMove(node.stone);
        position.board.play(node.move);
        position.moves.push_back(node.move);
    }
    position.board.setSideToMove(game.board().sideToMove());
    return position;
}

record::Evaluation evaluationOf(const player::Score& score, Stone side, int depth) {
    const double sign = side == Stone::Black ? 1 : -1;
    record::Evaluation evaluation;
    if (score.isProved()) {
        evaluation.value = score.isWin() ? sign : -sign;
        evaluation.winInMoves = score.plies();
    } else {
        evaluation.value = sign * score.value();
    }
    if (depth > 0) evaluation.depth = depth;
    return evaluation;
}

player::Score scoreFor(Stone side, const record::Evaluation& evaluation) {
    const double value = side == Stone::Black ? evaluation.value : -evaluation.value;
    if (!evaluation.winInMoves) return player::Score::of(value);
    return value > 0 ? player::Score::winIn(*evaluation.winInMoves)
                     : player::Score::lossIn(*evaluation.winInMoves);
}

std::optional<double> chanceIn(const player::Thought& thought, bool isOurs) {
    if (thought.score.isProved()) return winChance(thought.score);
    if (thought.chance) return thought.chance;
    return isOurs ? std::optional(winChance(thought.score)) : std::nullopt;
}

}  // namespace tianyuan::study
