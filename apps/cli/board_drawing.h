#pragma once

#include "core/board.h"
#include "terminal.h"

#include <string>
#include <vector>

namespace tianyuan::cli {

/// What is drawn besides the stones.
struct BoardMarks {
    std::vector<Point> ringed;     // the last move, or the five that won
    std::vector<Point> forbidden;  // to Black
    std::vector<Point> shaded;     // a zone of empty points
    std::vector<Point> offered;    // fifth moves to choose from, shown as 1, 2, … 9, 0
};

/// The board as text, top row first, with coordinates around it; ends with a line end. In plain
/// ASCII Black is X and White is O.
std::string drawBoard(const Board& board, const BoardMarks& marks, TerminalAbilities abilities);

}  // namespace tianyuan::cli
