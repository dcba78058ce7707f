#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <optional>
#include <random>

namespace tianyuan::puzzle {

/// The position with one of its stones a little elsewhere, or with one more of each colour: much
/// like one of a game still, and sometimes of a kind that games seldom bring about. Nothing if the
/// new stone would end the game or be a foul.
std::optional<Board> varied(Rule rule, const Board& board, std::mt19937_64& random);

}  // namespace tianyuan::puzzle
