#pragma once

#include "bots/gametree_shapes.h"
#include "core/foul.h"
#include "player/player.h"

#include <array>
#include <vector>

namespace tianyuan::bots {

/// What a stone is worth to the game-tree player, by the shapes that it makes.
struct StoneWorth {
    static constexpr int Five = 1'000'000;
    static constexpr int OpenFour = 50'000;
    static constexpr int Four = 6'000;
    static constexpr int OpenThree = 800;
    static constexpr int Two = 200;
    static constexpr int Foul = -1'000'000;
    static constexpr int SureWin = 50'000;  // added for two fours, or a four and an open three
};

/// A board that knows what a stone on any point would make.
class ShapeBoard {
public:
    ShapeBoard(const player::Position& position, MadeShapeTable& shapes);

    void place(Point point, Stone stone) {
        board_.place(point, stone);
        tellAround(point, stone, 1);
    }
    void remove(Point point) {
        tellAround(point, board_.at(point), -1);
        board_.remove(point);
    }

    const Board& board() const { return board_; }
    /// Is it empty, with a stone within |dx| + |dy| <= 2?
    bool isNear(Point point) const { return board_.isEmpty(point) && near_[index(point)] > 0; }
    std::vector<Point> nearPoints() const;
    bool isFoul(Point point, Stone side) const {
        return rule_ == Rule::Renju && side == Stone::Black && isForbidden(board_, point);
    }
    int scoreOf(Point point, Stone side) const;
    /// The points on the four lines through `point` where `side` would make five.
    std::vector<Point> fivesThrough(Point point, Stone side) const;
    /// Where the enemy may try to keep `side` from making `five`: there, or, where a closed five
    /// is nothing, also at its ends.
    std::vector<Point> stopsOf(Point five, Stone side) const;
    /// Does a stone of `side` on `point` keep the enemy from all of these fives?
    bool stopsAll(Point point, Stone side, const std::vector<Point>& fives);

private:
    static constexpr std::size_t Points = Board::MaxSize * Board::MaxSize;

    static std::size_t index(Point point) {
        return static_cast<std::size_t>(point.y * Board::MaxSize + point.x);
    }
    MadeShape shapeAt(Point point, std::size_t direction, Stone side) const {
        return shapes_.shape(windows_[index(point)][direction], side);
    }
    void tellAround(Point point, Stone stone, int change);

    Rule rule_;
    Board board_;
    std::array<std::array<LineWindow, 4>, Points> windows_{};  // of the four directions
    std::array<int, Points> near_{};                           // stones within |dx| + |dy| <= 2
    MadeShapeTable& shapes_;
};

}  // namespace tianyuan::bots
