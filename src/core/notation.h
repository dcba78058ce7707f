#pragma once

#include "core/board.h"
#include "core/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan {

/// "h8": the letter is the column from the left (a, b, … with no letter skipped), the number the
/// row from the bottom. A pass is "pass".
std::string toText(Point point, int size);
std::string toText(Move move, int size);
/// The same as people read it, "H8"; "–" for a pass.
std::string pointName(Move move, int size);

/// The position code: all moves in order, "h8h9i9".
std::string toText(std::span<const Move> moves, int size);

/// Reads "h8", "H8" or "pass"; spaces around it are ignored.
Result<Move> moveFromText(std::string_view text, int size);

/// Reads a position code. Between moves there may be spaces, commas, semicolons, dots, dashes and
/// line ends. Says nothing about legality: see boardFromMoves.
Result<std::vector<Move>> movesFromText(std::string_view text, int size);

/// Places the moves in turn, Black first, without judging them; a point used twice is refused.
Result<Board> boardFromMoves(std::span<const Move> moves, int size);

}  // namespace tianyuan
