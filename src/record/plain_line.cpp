#include "record/plain_line.h"

#include "record/losses.h"

namespace tianyuan::record {
namespace {

std::vector<Point> setupOf(const Record& record, Stone stone) {
    std::vector<Point> points;
    for (const SetupStone& setup : record.setup) {
        if (setup.stone == stone) points.push_back(setup.point);
    }
    return points;
}

void append(PlainLine& line, Move move, NodeId node) {
    line.moves.push_back(move);
    line.nodes.push_back(node);
}

void appendMoves(PlainLine& line, const Record& record) {
    Stone turn = record.firstToMove;
    for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
        const Node& node = record.tree[id];
        if (!node.isMove()) continue;
        if (node.stone != turn) append(line, Move::pass(), NoNode);
        append(line, node.move, id);
        turn = opponent(node.stone);
    }
}

/// Where a pass stands although stones follow; the number of moves if nowhere.
std::size_t firstInnerPass(const PlainLine& line) {
    std::size_t pass = 0;
    while (pass < line.moves.size() && !line.moves[pass].isPass()) ++pass;
    return pass;
}

}  // namespace

std::vector<Loss> leftOutOfPlainLine(const Record& record, std::initializer_list<Loss> held) {
    std::vector<Loss> losses = leftOut(record, held);
    if (!record.setup.empty()) std::erase(losses, Loss::FirstToMove);
    return losses;
}

PlainLine plainLineAfterSetup(const Record& record) {
    PlainLine line;
    appendMoves(line, record);
    return line;
}

Result<PlainLine> plainLine(const Record& record, Passes passes) {
    const std::vector<Point> black = setupOf(record, Stone::Black);
    const std::vector<Point> white = setupOf(record, Stone::White);
    const std::size_t blackAhead = record.firstToMove == Stone::White ? 1 : 0;
    if (!record.setup.empty() && black.size() != white.size() + blackAhead) {
        return Reason{"record.setup-not-in-turn",
                      {std::to_string(black.size()), std::to_string(white.size())}};
    }
    PlainLine line;
    for (std::size_t i = 0; i < black.size(); ++i) {
        append(line, black[i], NoNode);
        if (i < white.size()) append(line, white[i], NoNode);
    }
    appendMoves(line, record);
    if (passes == Passes::Held) return line;

    while (!line.moves.empty() && line.moves.back().isPass()) {
        line.moves.pop_back();
        line.nodes.pop_back();
    }
    const std::size_t pass = firstInnerPass(line);
    if (pass < line.moves.size()) {
        return Reason{"record.pass-in-the-middle", {std::to_string(pass + 1)}};
    }
    return line;
}

}  // namespace tianyuan::record
