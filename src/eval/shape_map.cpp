#include "eval/shape_map.h"

#include "core/foul.h"
#include "core/splitmix.h"

#include <cassert>

namespace tianyuan::eval {
namespace {

constexpr int MostChangesOfAStone = 4 * 2 * GridMargin;

/// The Zobrist key of a stone on a cell: a fixed number.
constexpr std::uint64_t keyOf(Cell cell, Side side) {
    return splitmix((static_cast<std::uint64_t>(cell) * 2 + side + 1) * SplitmixStep);
}

constexpr auto Keys = [] {
    std::array<std::array<std::uint64_t, GridCells>, 2> keys{};
    for (const Side side : {BlackSide, WhiteSide}) {
        for (Cell cell = 0; cell < GridCells; ++cell) keys[side][cell] = keyOf(cell, side);
    }
    return keys;
}();

}  // namespace

ShapeMap::ShapeMap(Rule rule, int size, const PointTable& points)
    : rule_(rule),
      size_(size),
      radius_(ShapeTable::of(rule).radius()),
      table_(&ShapeTable::of(rule)),
      weights_(&points.weights()),
      codes_(pointCodes().data()),
      values_{points.values(BlackSide), points.values(WhiteSide)},
      lines_(size),
      board_(size) {
    history_.plies.resize(static_cast<std::size_t>(size * size));
    history_.changes.resize(static_cast<std::size_t>(size * size * MostChangesOfAStone));
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) empty_.insert(cellOf({x, y}));
    }
    whole_ = empty_;
    empty_.forEach(size, [this](Cell cell) {
        for (int direction = 0; direction < 4; ++direction) {
            const auto d = static_cast<std::size_t>(direction);
            const ShapePair pair =
                shapesOn(lines_.through(cell, direction), Lines::placeOf(cell, direction));
            pairs_[d][cell] = pair;
            auto& shapes = points_[cell].shapes;
            shapes[BlackSide] |= static_cast<PackedShapes>((pair & 15) << (4 * direction));
            shapes[WhiteSide] |= static_cast<PackedShapes>((pair >> 4) << (4 * direction));
        }
        for (const Side side : {BlackSide, WhiteSide}) {
            PointState& point = points_[cell];
            point.codes[side] = codes_[point.shapes[side]];
            point.values[side] = values_[side][point.codes[side]];
        }
        togglePoint(cell, 1);
    });
}

ShapeMap::ShapeMap(Rule rule, const Board& board, const PointTable& points)
    : ShapeMap(rule, board.size(), points) {
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None) place(cellOf({x, y}), sideOf(stone));
        }
    }
}

std::uint64_t ShapeMap::hashOf(Cell cell, Side side) { return Keys[side][cell]; }

/// Adds an empty point to all counts (sign 1), or takes it out of them (-1).
void ShapeMap::togglePoint(Cell cell, int sign) {
    for (const Side side : {BlackSide, WhiteSide}) {
        const PointValue value = this->value(side, cell);
        const auto threat = static_cast<std::size_t>(value.threat());
        counts_[side][threat] = static_cast<std::int16_t>(counts_[side][threat] + sign);
        cells_[side][threat].toggle(cell);
    }
}

/// The stone in the lines, the hash and the set of empty cells: twice is nothing.
void ShapeMap::toggleStone(Cell cell, Side side) {
    lines_.toggle(cell, side);
    empty_.toggle(cell);
    hash_ ^= Keys[side][cell];
}

/// A point is another threat than it was.
void ShapeMap::move(Side side, Cell cell, Threat from, Threat to) {
    if (from == to) return;
    --counts_[side][static_cast<std::size_t>(from)];
    ++counts_[side][static_cast<std::size_t>(to)];
    cells_[side][static_cast<std::size_t>(from)].toggle(cell);
    cells_[side][static_cast<std::size_t>(to)].toggle(cell);
}

void ShapeMap::setShape(PointState& point, Side side, Cell cell, unsigned difference) {
    PackedShapes& shapes = point.shapes[side];
    shapes = static_cast<PackedShapes>(shapes ^ difference);
    const PointValue before = point.values[side];
    point.codes[side] = codes_[shapes];
    const PointValue now = values_[side][point.codes[side]];
    point.values[side] = now;
    move(side, cell, before.threat(), now.threat());
}

template <int Radius>
void ShapeMap::update(Cell cell) {
    for (int direction = 0; direction < 4; ++direction) {
        const auto d = static_cast<std::size_t>(direction);
        const Line line = lines_.through(cell, direction);
        const int centre = Lines::placeOf(cell, direction);
        for (int offset = -Radius; offset <= Radius; ++offset) {
            const int place = centre + offset;
            if (!Lines::isEmpty(line, place)) continue;
            const Cell neighbour = static_cast<Cell>(cell + offset * Steps[d]);
            const ShapePair now = table_->at<Radius>(line, place);
            const ShapePair before = pairs_[d][neighbour];
            if (now == before) continue;
            PointState& point = points_[neighbour];
            history_.changes[history_.changeCount++] = {
                neighbour, static_cast<std::uint8_t>(direction), before, point};
            pairs_[d][neighbour] = now;
            const unsigned black = (before ^ now) & 15U;
            const unsigned white = (before ^ now) >> 4U;
            if (black) setShape(point, BlackSide, neighbour, black << (4 * direction));
            if (white) setShape(point, WhiteSide, neighbour, white << (4 * direction));
        }
    }
}

void ShapeMap::place(Cell cell, Side side) {
    assert(isEmpty(cell));
    history_.plies[static_cast<std::size_t>(history_.stones++)] = {cell, side,
                                                                   history_.changeCount};
    togglePoint(cell, -1);
    toggleStone(cell, side);
    if (radius_ == 4) {
        update<4>(cell);
    } else {
        update<5>(cell);
    }
    if (rule_ == Rule::Renju) board_.place(pointOf(cell), stoneOf(side));
}

void ShapeMap::takeBack() {
    assert(history_.stones > 0);
    const Ply& ply = history_.plies[static_cast<std::size_t>(--history_.stones)];
    while (history_.changeCount > ply.firstChange) {
        const Change& change = history_.changes[--history_.changeCount];
        PointState& point = points_[change.cell];
        for (const Side side : {BlackSide, WhiteSide}) {
            move(side, change.cell, point.values[side].threat(),
                 change.state.values[side].threat());
        }
        point = change.state;
        pairs_[change.direction][change.cell] = change.pair;
    }
    toggleStone(ply.cell, ply.side);
    togglePoint(ply.cell, 1);
    if (rule_ == Rule::Renju) board_.remove(pointOf(ply.cell));
}

bool ShapeMap::isForbidden(Cell cell, Side side) const {
    if (rule_ != Rule::Renju || side == WhiteSide) return false;
    const Threat threat = this->threat(side, cell);
    if (threat == Threat::PerhapsFoul) return tianyuan::isForbidden(board_, pointOf(cell));
    return threat == Threat::Foul;
}

Threat ShapeMap::threatAfterAnswer(Side side, Cell cell, int direction, Cell place) const {
    const Line line =
        Lines::with(lines_.through(cell, direction), Lines::placeOf(place, direction), other(side));
    const ShapePair pair = shapesOn(line, Lines::placeOf(cell, direction));
    const unsigned shape = side == BlackSide ? pair & 15 : pair >> 4;
    const unsigned rest = points_[cell].shapes[side] & ~(15U << (4 * direction));
    return threatOf(side, static_cast<PackedShapes>(rest | (shape << (4 * direction))));
}

}  // namespace tianyuan::eval
