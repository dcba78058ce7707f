#pragma once

#include "core/board.h"
#include "core/foul.h"
#include "core/rule.h"

#include <vector>

namespace tianyuan {

/// What a stone on an empty point would do to the game.
enum class Judgement { Fine, Win, Draw, Foul };

/// Judges `stone` on the empty `point`, by the rule. The board itself is not changed. Renju: a five
/// wins whatever else it makes; a foul is Black's only.
Judgement judge(const Board& board, Point point, Stone stone, Rule rule);

/// Would `stone` on `point` complete a winning row? What stands on the point now does not matter,
/// so this also tells whether the stone there already stands in one.
bool makesFive(const Board& board, Point point, Stone stone, Rule rule);

/// The stones of all winning rows through `point`, in board order and `point` among them, if
/// `stone` stands or stood there; empty if there is none.
std::vector<Point> winningStones(const Board& board, Point point, Stone stone, Rule rule);

}  // namespace tianyuan
