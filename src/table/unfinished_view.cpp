#include "table/unfinished_view.h"

namespace tianyuan::table {

Result<UnfinishedView> unfinishedViewOf(const game::Past& past) {
    UnfinishedView view;
    view.plan = planOf(past.start);
    const auto game = gameOf(past, view.plan.game.fouls);
    if (!game) return game.reason();
    view.board = boardViewOf(*game);
    view.board.next = Stone::None;
    return view;
}

}  // namespace tianyuan::table
