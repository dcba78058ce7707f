#include "record/record.h"

namespace tianyuan::record {

std::vector<Move> mainLine(const Record& record) {
    std::vector<Move> moves;
    for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
        if (record.tree[id].isMove()) moves.push_back(record.tree[id].move);
    }
    return moves;
}

Board startOf(const Record& record) {
    Board board(record.size);
    for (const SetupStone& stone : record.setup) board.place(stone.point, stone.stone);
    board.setSideToMove(record.firstToMove);
    return board;
}

}  // namespace tianyuan::record
