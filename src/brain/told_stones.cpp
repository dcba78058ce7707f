#include "brain/told_stones.h"

#include "core/referee.h"

#include <algorithm>

namespace tianyuan::brain {
namespace {

bool isPass(Point point) { return Move(point) == Move::pass(); }

ToldStones::Owner otherThan(ToldStones::Owner owner) {
    return owner == ToldStones::Owner::Own ? ToldStones::Owner::Opponent : ToldStones::Owner::Own;
}

}  // namespace

void ToldStones::clear() {
    board_ = Board(board_.size());
    stones_.clear();
}

ToldStones::Objection ToldStones::place(Point point, Owner owner) {
    if (owner == Owner::Dead) return "stones that belong to nobody are not supported";
    if (isPass(point)) {
        const bool again = !stones_.empty() && isPass(stones_.back().point);
        if (again) return "two passes in a row are not supported";
    } else {
        if (!board_.contains(point)) return "this point is not on the board";
        if (!board_.isEmpty(point)) return "there is a stone on this point";
        board_.place(point, owner == Owner::Own ? Stone::Black : Stone::White);
    }
    stones_.push_back({point, owner});
    return std::nullopt;
}

ToldStones::Objection ToldStones::take(Point point) {
    const auto is = [point](const OwnedStone& stone) { return stone.point == point; };
    const auto found = std::find_if(stones_.rbegin(), stones_.rend(), is);
    if (found == stones_.rend()) return "there is no stone on this point";
    if (!isPass(point)) board_.remove(point);
    stones_.erase(std::next(found).base());
    return std::nullopt;
}

ToldStones::Objection ToldStones::set(const std::vector<OwnedStone>& stones) {
    clear();
    for (const OwnedStone& stone : stones) {
        if (const Objection objection = place(stone.point, stone.owner)) {
            clear();
            return objection;
        }
    }
    return std::nullopt;
}

ToldStones::Owner ToldStones::black(Owner toMove) const {
    const Owner waiting = otherThan(toMove);
    const auto countOf = [this](Owner owner) {
        return std::count_if(stones_.begin(), stones_.end(),
                             [owner](const OwnedStone& stone) { return stone.owner == owner; });
    };
    const auto lead = countOf(waiting) - countOf(toMove);
    if (lead == 0) return toMove;
    if (lead == 1) return waiting;
    return stones_.front().owner;
}

bool ToldStones::isWon(Rule rule) const {
    const Board board = position(rule).board;
    return std::any_of(stones_.begin(), stones_.end(), [&](const OwnedStone& stone) {
        return !isPass(stone.point) && makesFive(board, stone.point, board.at(stone.point), rule);
    });
}

player::Position ToldStones::position(Rule rule, Owner toMove) const {
    const Owner black = this->black(toMove);
    player::Position position{rule, Board(board_.size()), {}};
    bool inTurn = true;
    Owner next = black;
    for (const OwnedStone& stone : stones_) {
        inTurn = inTurn && stone.owner == next;
        next = otherThan(stone.owner);
        position.moves.emplace_back(stone.point);
        if (isPass(stone.point)) continue;
        position.board.place(stone.point, stone.owner == black ? Stone::Black : Stone::White);
    }
    if (!inTurn) position.moves.clear();
    position.board.setSideToMove(toMove == black ? Stone::Black : Stone::White);
    return position;
}

}  // namespace tianyuan::brain
