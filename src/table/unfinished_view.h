#pragma once

#include "game/past.h"
#include "table/board_view.h"
#include "table/plan.h"

namespace tianyuan::table {

/// What is shown of a game that was left, before it is taken up again.
struct UnfinishedView {
    Plan plan;
    BoardView board;
};

/// Refused if it cannot be brought back.
Result<UnfinishedView> unfinishedViewOf(const game::Past& past);

}  // namespace tianyuan::table
