#include "table/setup_position.h"

#include "core/referee.h"

#include <algorithm>

namespace tianyuan::table {

BoardView SetupPosition::view() const {
    BoardView view;
    view.size = board_.size();
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            const Stone stone = board_.at({x, y});
            if (stone != Stone::None) view.stones.push_back({{x, y}, stone, 0});
        }
    }
    view.last = last_;
    view.next = tool_ == Tool::Turn    ? board_.sideToMove()
                : tool_ == Tool::Black ? Stone::Black
                : tool_ == Tool::White ? Stone::White
                                       : Stone::None;
    return view;
}

std::optional<Reason> SetupPosition::problem() const {
    if (board_.isFull()) return Reason{"setup-board.full", {}};
    for (const ShownStone& each : view().stones) {
        Board before = board_;
        before.remove(each.point);
        if (judge(before, each.point, each.stone, rule_) == Judgement::Win) {
            return Reason{"setup-board.five", {}};
        }
    }
    return std::nullopt;
}

record::Record SetupPosition::record() const {
    record::Record record;
    record.rule = rule_;
    record.size = board_.size();
    record.firstToMove = board_.sideToMove();
    for (const ShownStone& each : view().stones) record.setup.push_back({each.point, each.stone});
    return record;
}

void SetupPosition::clear() {
    board_ = Board(board_.size());
    last_.reset();
}

void SetupPosition::setSize(int size) {
    Board resized(std::clamp(size, Board::MinSize, Board::MaxSize));
    for (const ShownStone& each : view().stones) {
        if (resized.contains(each.point)) resized.place(each.point, each.stone);
    }
    resized.setSideToMove(board_.sideToMove());
    board_ = resized;
    last_.reset();
}

void SetupPosition::place(Point point, Stone stone) {
    if (!board_.isEmpty(point)) board_.remove(point);
    board_.place(point, stone);
    last_ = point;
}

void SetupPosition::click(Point point) {
    if (!board_.contains(point)) return;
    const Stone here = board_.at(point);
    const Stone wanted = tool_ == Tool::Black ? Stone::Black : Stone::White;
    if (tool_ == Tool::Away || (tool_ == Tool::Turn && here != Stone::None) || here == wanted) {
        return takeAway(point);
    }
    if (tool_ != Tool::Turn) return place(point, wanted);
    const Stone side = board_.sideToMove();
    place(point, side);
    board_.setSideToMove(opponent(side));
}

void SetupPosition::takeAway(Point point) {
    if (!board_.contains(point) || board_.isEmpty(point)) return;
    if (tool_ == Tool::Turn && last_ == point) board_.setSideToMove(board_.at(point));
    board_.remove(point);
    last_.reset();
}

}  // namespace tianyuan::table
