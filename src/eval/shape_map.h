#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "eval/lines.h"
#include "eval/point_table.h"
#include "eval/shape_table.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tianyuan::eval {

/// A position with the shapes of every empty point, kept up to date stone by stone: what a stone of
/// either colour would make there, and how many points of each threat there are and where. Placing
/// touches only what it can change; stones are taken back in reverse order.
class ShapeMap {
public:
    ShapeMap(Rule rule, int size, const PointTable& points);
    /// The stones of a position, on the engine's own weights or on others.
    ShapeMap(Rule rule, const Board& board) : ShapeMap(rule, board, PointTable::of(rule)) {}
    ShapeMap(Rule rule, const Board& board, const PointTable& points);

    Rule rule() const { return rule_; }
    int size() const { return size_; }
    int stones() const { return history_.stones; }
    int emptyPoints() const { return size_ * size_ - stones(); }
    /// The stone placed last; NoCell on an empty board.
    Cell last() const {
        return history_.stones == 0
                   ? NoCell
                   : history_.plies[static_cast<std::size_t>(history_.stones - 1)].cell;
    }

    /// Puts a stone of `side` on an empty cell.
    void place(Cell cell, Side side);
    /// Takes the stone off that was placed last.
    void takeBack();

    bool isEmpty(Cell cell) const { return empty_.contains(cell); }
    const CellSet& empty() const { return empty_; }
    bool hasStone(Cell cell, Side side) const { return lines_.hasStone(cell, side); }
    const Lines& lines() const { return lines_; }
    /// The cells of the board, with stones or without.
    const CellSet& whole() const { return whole_; }
    /// A number for the stones, whoever is to move (Zobrist hash).
    std::uint64_t hash() const { return hash_; }
    /// What one stone adds to it, and takes away again.
    static std::uint64_t hashOf(Cell cell, Side side);
    /// The same with one more stone.
    std::uint64_t hashWith(Cell cell, Side side) const { return hash_ ^ hashOf(cell, side); }

    /// The four shapes that a stone of `side` would make on an empty cell, their code, and what
    /// they come to.
    PackedShapes shapes(Side side, Cell cell) const { return points_[cell].shapes[side]; }
    PointCode code(Side side, Cell cell) const { return points_[cell].codes[side]; }
    const PointValue& value(Side side, Cell cell) const { return points_[cell].values[side]; }
    Threat threat(Side side, Cell cell) const { return value(side, cell).threat(); }

    /// How many empty points would be such a threat for `side`, and which.
    int count(Side side, Threat threat) const {
        return counts_[side][static_cast<std::size_t>(threat)];
    }
    const CellSet& cells(Side side, Threat threat) const {
        return cells_[side][static_cast<std::size_t>(threat)];
    }

    /// What stands within four places of a cell on a line through it, without the cell itself: two
    /// bits a place (empty, Black, White, beyond the edge).
    unsigned around(Cell cell, int direction) const {
        const Line line =
            lines_.through(cell, direction) >> (2 * (Lines::placeOf(cell, direction) - 4));
        return static_cast<unsigned>((line & 0xFF) | ((line >> 2) & 0xFF00));
    }

    /// The shapes of an empty place of any line under this rule, and what four of a side come to:
    /// for boards that differ from this one.
    ShapePair shapesOn(Line line, int place) const {
        return radius_ == 4 ? table_->at<4>(line, place) : table_->at<5>(line, place);
    }
    Threat threatOf(Side side, PackedShapes shapes) const {
        return values_[side][codes_[shapes]].threat();
    }
    /// The stones for the referee of fouls; kept in renju only.
    const Board& board() const { return board_; }

    const Weights& weights() const { return *weights_; }

    /// Calls `before(codes)` and `after(codes)` for each point whose shapes the last stone has
    /// changed, those of both colours; only `before` for the point that it stands on.
    template <typename Before, typename After>
    void forEachChange(const Before& before, const After& after) const {
        const Ply& ply = history_.plies[static_cast<std::size_t>(history_.stones - 1)];
        before(points_[ply.cell].codes);  // as they were when it was placed
        for (std::uint32_t i = ply.firstChange; i < history_.changeCount; ++i) {
            before(history_.changes[i].state.codes);
            after(points_[history_.changes[i].cell].codes);
        }
    }

    /// May `side` not play on this empty cell? Only Black, only in renju.
    bool isForbidden(Cell cell, Side side) const;

    /// What a stone of `side` on the empty `cell` would be if a stone of the other side stood on
    /// the empty `place`, which lies on the same line in `direction`.
    Threat threatAfterAnswer(Side side, Cell cell, int direction, Cell place) const;

private:
    /// An empty point for either side: the four shapes, their code, and what they come to.
    struct PointState {
        std::array<PackedShapes, 2> shapes{};
        std::array<PointCode, 2> codes{};
        std::array<PointValue, 2> values;
    };
    struct Change {
        Cell cell;
        std::uint8_t direction;
        ShapePair pair;  // as it was before
        PointState state;
    };
    struct Ply {
        Cell cell;
        Side side;
        std::uint32_t firstChange;
    };

    /// What was placed, and what it changed. Both are as long as they can get, so that nothing has
    /// to grow.
    struct History {
        std::vector<Ply> plies;
        std::vector<Change> changes;
        int stones = 0;
        std::uint32_t changeCount = 0;
    };

    void toggleStone(Cell cell, Side side);
    void togglePoint(Cell cell, int sign);
    template <int Radius>
    void update(Cell cell);
    void setShape(PointState& point, Side side, Cell cell, unsigned difference);
    void move(Side side, Cell cell, Threat from, Threat to);

    Rule rule_;
    int size_;
    int radius_;
    const ShapeTable* table_;
    const Weights* weights_;
    const PointCode* codes_;
    std::array<const PointValue*, 2> values_;  // by code

    Lines lines_;
    std::array<std::array<ShapePair, GridCells>, 4> pairs_{};
    std::array<PointState, GridCells> points_{};
    std::array<std::array<CellSet, ThreatCount>, 2> cells_{};
    std::array<std::array<std::int16_t, ThreatCount>, 2> counts_{};
    CellSet empty_;
    CellSet whole_;
    std::uint64_t hash_ = 0;
    History history_;
    Board board_;
};

}  // namespace tianyuan::eval
