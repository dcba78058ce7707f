#pragma once

#include "core/point.h"
#include "core/stone.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace tianyuan {

/// Stones on a square board, and whose turn it is. Knows no rule and no order of moves: stones can
/// be placed and removed in any order, by either side.
class Board {
public:
    static constexpr int MinSize = 5;
    static constexpr int MaxSize = 22;
    static constexpr int DefaultSize = 15;

    Board() : Board(DefaultSize) {}
    explicit Board(int size);

    int size() const { return size_; }
    int area() const { return size_ * size_; }
    int stones() const { return stones_; }
    bool isFull() const { return stones_ == area(); }
    /// The middle crossing; on even sizes the lower right of the four in the middle, as tournament
    /// programs count it.
    Point centre() const { return {size_ / 2, size_ / 2}; }

    bool contains(Point point) const {
        return static_cast<unsigned>(point.x) < static_cast<unsigned>(size_) &&
               static_cast<unsigned>(point.y) < static_cast<unsigned>(size_);
    }

    /// What stands there; Wall off the board.
    Stone at(Point point) const { return contains(point) ? cells_[index(point)] : Stone::Wall; }
    bool isEmpty(Point point) const { return at(point) == Stone::None; }

    Stone sideToMove() const { return sideToMove_; }
    void setSideToMove(Stone side);

    /// Puts a stone on an empty point of the board. The turn does not change.
    void place(Point point, Stone stone);
    /// Takes a stone off. The turn does not change.
    void remove(Point point);

    /// Makes a move for the side to move, and undoes it; the turn goes to the other side.
    void play(Move move);
    void takeBack(Move move);

    /// A number for stones, size and side to move: equal positions have equal hashes, however they
    /// came about, on every machine.
    std::uint64_t hash() const { return hash_; }

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr std::size_t index(Point point) {
        return static_cast<std::size_t>(point.y * MaxSize + point.x);
    }

    std::array<Stone, MaxSize * MaxSize> cells_{};
    int size_;
    int stones_ = 0;
    Stone sideToMove_ = Stone::Black;
    std::uint64_t hash_;
};

}  // namespace tianyuan
