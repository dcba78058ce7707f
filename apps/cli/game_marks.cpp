#include "game_marks.h"

#include "core/foul.h"

namespace tianyuan::cli {

BoardMarks marksOf(const game::Game& game) {
    BoardMarks marks;
    marks.ringed = game.winningStones();
    if (marks.ringed.empty() && !game.moves().empty() && !game.moves().back().isPass()) {
        marks.ringed = {game.moves().back().point()};
    }
    const bool blacksTurn = game.board().sideToMove() == Stone::Black;
    if (game.rule() == Rule::Renju && blacksTurn && !game.outcome().isOver()) {
        for (const ForbiddenPoint& each : forbiddenPoints(game.board())) {
            marks.forbidden.push_back(each.point);
        }
    }
    if (const auto question = game.question()) marks.offered = question->offered;
    return marks;
}

}  // namespace tianyuan::cli
