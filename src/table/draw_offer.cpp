#include "table/draw_offer.h"

namespace tianyuan::table {

bool agreesToDraw(const Board& board) { return board.stones() * 5 >= board.area() * 3; }

}  // namespace tianyuan::table
