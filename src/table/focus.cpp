#include "table/focus.h"

namespace tianyuan::table {

bool mayBeFoul(const game::Game& game, Point point) {
    return !game.outcome().isOver() && !game.question() && game.rule() == Rule::Renju &&
           game.board().sideToMove() == Stone::Black && game.board().contains(point) &&
           game.board().isEmpty(point);
}

bool Focus::look(const game::Game& game, std::optional<Point> point) {
    if (point && !mayBeFoul(game, *point)) point.reset();
    if (point == looked_) return false;
    looked_ = point;
    const bool hadFoul = foul_.has_value();
    foul_ = point ? foulViewOf(game.board(), *point) : std::nullopt;
    return hadFoul || foul_.has_value();
}

void Focus::clear() {
    adviser_.forget();
    preview_.reset();
    looked_.reset();
    foul_.reset();
}

void Focus::showOn(BoardView& view) const {
    view.preview = preview_;
    adviser_.showOn(view);
    if (!foul_) return;
    view.capsules = foul_->capsules;
    if (foul_->isForbidden) view.foul = foul_->point;
}

}  // namespace tianyuan::table
