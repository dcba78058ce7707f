#pragma once

#include "eval/shape_map.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::search {

/// A few cells in board order: fives through one stone, or what stops them.
struct FewCells {
    std::array<eval::Cell, 16> cells;
    std::size_t count = 0;

    void add(eval::Cell cell) {
        assert(count < cells.size());
        cells[count++] = cell;
    }
    void sort() { std::sort(cells.data(), cells.data() + count); }
    const eval::Cell* begin() const { return cells.data(); }
    const eval::Cell* end() const { return cells.data() + count; }
};

/// An empty cell on which a stone of the attacker makes a four.
struct FourPoint {
    eval::Cell cell;
    eval::Threat threat;
    eval::PackedShapes shapes;
};

/// A board on which one side attacks with fours and the other stops each. A ShapeMap would keep the
/// shapes of every point up to date; here only those are looked up that a four or its answer can
/// have made or spoilt, which is a tenth of the work.
class FourBoard {
public:
    /// Takes over a position with the attacker to move. The map must outlive the fours.
    void begin(const eval::ShapeMap& map, eval::Side attacker);

    /// A number for the stones, as of the map.
    std::uint64_t hash() const { return hash_; }

    /// The attacker is to move. Does the other side threaten to make five, and where can he stop
    /// that with a four of his own?
    bool mustStop() const { return moments_.back().mustStop; }
    FewCells stopsWithFour() const;

    /// The attacker's fours in board order. Those of threat Foul he may not make; of threat
    /// PerhapsFoul the referee must be asked. Another stone makes the view invalid.
    std::span<const FourPoint> fours();
    bool isEmpty(eval::Cell cell) const { return lines_.isEmpty(cell); }
    bool isForbidden(eval::Cell cell, eval::Side side) const;

    /// The attacker makes a four: the cells that make it five, and the answers that stop these.
    void placeFour(eval::Cell cell);
    FewCells fives() const;
    FewCells answersTo(const FewCells& fives);
    void takeBackFour();

    void placeAnswer(eval::Cell cell);
    /// Of the fives that were there before the answer, the first that still is one; or NoCell.
    eval::Cell fiveLeftOf(const FewCells& fives) const;
    void takeBackAnswer();

private:
    /// The attacker to move.
    struct Moment {
        eval::Cell four = eval::NoCell;  // what came before: his stone and its answer
        eval::Cell answer = eval::NoCell;
        bool mustStop = false;
        FewCells stops;
        bool isSearched = false;  // for fours, which are these of points_:
        std::size_t firstPoint = 0;
        std::size_t endPoint = 0;
    };

    eval::Side defender() const { return eval::other(attacker_); }
    eval::Shape shapeOn(eval::Line line, int place, eval::Side side) const;
    eval::PackedShapes shapesAt(eval::Cell cell, eval::Side side) const;
    bool isFive(eval::Cell cell, eval::Side side) const;
    FewCells fivesThrough(eval::Cell cell, eval::Side side) const;
    FewCells stopsOf(const FewCells& fives, eval::Side side);
    void findFours();
    void keep(FourPoint point);
    void findThrough(eval::Cell stone);
    void place(eval::Cell cell, eval::Side side);
    void remove(eval::Cell cell, eval::Side side);

    const eval::ShapeMap* map_ = nullptr;
    eval::Side attacker_ = eval::BlackSide;
    eval::Lines lines_{Board::MaxSize};
    Board board_;  // for the referee of fouls; kept in renju only
    std::uint64_t hash_ = 0;
    eval::Cell four_ = eval::NoCell;  // that has no answer yet
    std::vector<Moment> moments_;
    std::vector<FourPoint> points_;  // of all moments
};

}  // namespace tianyuan::search
