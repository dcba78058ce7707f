#include "record/line_builder.h"

#include "core/notation.h"
#include "core/referee.h"
#include "record/text_fault.h"

namespace tianyuan::record {

Attempt checkPlacement(const Board& board, int x, int y, int moveNumber, std::string_view text,
                       std::string_view part) {
    const int size = board.size();
    if (x < 0 || x >= size || y < 0 || y >= size) {
        return faultAt("record.off-board", text, part,
                       {std::to_string(moveNumber), excerpt(part), std::to_string(size)});
    }
    if (!board.isEmpty(Point(x, y))) {
        return faultAt("record.occupied", text, part,
                       {std::to_string(moveNumber), toText(Point(x, y), size)});
    }
    return Done{};
}

Outcome outcomeOnBoard(const Board& board, std::optional<Point> last) {
    if (!last || !makesFive(board, *last, board.at(*last), Rule::Freestyle)) return {};
    return Outcome::win(board.at(*last), Ending::Five);
}

std::optional<Point> LineBuilder::lastPoint() const {
    const Node& node = record_.tree[last_];
    return node.isMove() && !node.move.isPass() ? std::optional(node.move.point()) : std::nullopt;
}

LineBuilder::LineBuilder(Record& record) : record_(record), board_(startOf(record)) {}

Attempt LineBuilder::play(int x, int y, std::string_view text, std::string_view part) {
    Attempt placement = checkPlacement(board_, x, y, moves_ + 1, text, part);
    if (placement) add(Point(x, y));
    return placement;
}

Attempt LineBuilder::endsBy(const Reason& reason, Damage* damage) const {
    if (!damage || moves_ == 0) return reason;
    damage->add(reason);
    return Done{};
}

void LineBuilder::pass() { add(Move::pass()); }

void LineBuilder::add(Move move) {
    last_ = record_.tree.add(last_, board_.sideToMove(), move);
    board_.play(move);
    ++moves_;
}

}  // namespace tianyuan::record
