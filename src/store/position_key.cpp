#include "store/position_key.h"

#include <algorithm>
#include <utility>

namespace tianyuan::store {
namespace {

bool isBefore(Point a, Point b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); }

template <std::size_t... Index>
std::array<Board, sizeof...(Index)> allViews(const Board& board, std::index_sequence<Index...>) {
    return {transformed(board, AllSymmetries[Index])...};
}

}  // namespace

PositionKey::PositionKey(const Board& board)
    : views_(allViews(board, std::make_index_sequence<AllSymmetries.size()>())) {
    update();
}

void PositionKey::play(Move move, Stone stone, Stone sideToMove) {
    const int size = board().size();
    for (std::size_t i = 0; i < views_.size(); ++i) {
        if (!move.isPass()) views_[i].place(AllSymmetries[i](move.point(), size), stone);
        views_[i].setSideToMove(sideToMove);
    }
    update();
}

void PositionKey::takeBack(Move move, Stone sideToMove) {
    const int size = board().size();
    for (std::size_t i = 0; i < views_.size(); ++i) {
        if (!move.isPass()) views_[i].remove(AllSymmetries[i](move.point(), size));
        views_[i].setSideToMove(sideToMove);
    }
    update();
}

Move PositionKey::canonical(Move move) const {
    if (move.isPass()) return move;
    const int size = board().size();
    Point first(size, size);
    for (std::size_t i = 0; i < views_.size(); ++i) {
        if (views_[i].hash() != value_) continue;
        first = std::min(first, AllSymmetries[i](move.point(), size), isBefore);
    }
    return first;
}

Move PositionKey::fromCanonical(Move move) const {
    if (move.isPass()) return move;
    const int size = board().size();
    Point first(size, size);
    for (std::size_t i = 0; i < views_.size(); ++i) {
        if (views_[i].hash() != value_) continue;
        first = std::min(first, AllSymmetries[i].inverse()(move.point(), size), isBefore);
    }
    return first;
}

void PositionKey::update() {
    value_ = views_.front().hash();
    for (const Board& view : views_) value_ = std::min(value_, view.hash());
}

}  // namespace tianyuan::store
