#include "search/four_board.h"

#include "core/foul.h"
#include "eval/defences.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int Reach = 4;  // from a stone to the other end of its five

constexpr bool isFour(Shape shape) { return shape >= Shape::Four && shape <= Shape::OpenFour; }

constexpr bool hasFour(PackedShapes shapes) {
    for (int direction = 0; direction < 4; ++direction) {
        if (isFour(shapeAt(shapes, direction))) return true;
    }
    return false;
}

/// The stones of a side within a five's reach of a place, a bit each.
constexpr unsigned stonesAround(Line line, int place, Side side) {
    constexpr unsigned OneAPlace = 0x15555;
    const auto window = static_cast<unsigned>(line >> (2 * (place - Reach)));
    return (side == BlackSide ? window & ~(window >> 1) : (window >> 1) & ~window) & OneAPlace;
}

constexpr bool hasThree(unsigned bits) {
    bits &= bits - 1;
    bits &= bits - 1;
    return bits != 0;
}
constexpr bool hasFourStones(unsigned bits) { return hasThree(bits & (bits - 1)); }

/// The direction of the line through both cells, if they are near enough to each other to matter;
/// else -1.
int directionBetween(Cell a, Cell b) {
    const int dx = a % GridWidth - b % GridWidth;
    const int dy = a / GridWidth - b / GridWidth;
    if (std::abs(dx) > GridMargin || std::abs(dy) > GridMargin) return -1;
    if (dy == 0) return 0;
    if (dx == 0) return 1;
    if (dx == dy) return 2;
    return dx == -dy ? 3 : -1;
}

Cell cellAt(Cell cell, int direction, int offset) {
    return static_cast<Cell>(cell + offset * Steps[static_cast<std::size_t>(direction)]);
}

}  // namespace

void FourBoard::begin(const ShapeMap& map, Side attacker) {
    map_ = &map;
    attacker_ = attacker;
    lines_ = map.lines();
    if (map.rule() == Rule::Renju) board_ = map.board();
    hash_ = map.hash();
    points_.clear();
    moments_.assign(1, {});
    Moment& root = moments_.back();
    root.mustStop = map.count(defender(), Threat::Five) > 0;
    if (root.mustStop) {
        defencesAgainst(map, defender(), Threat::Five).forEach(map.size(), [&](Cell cell) {
            root.stops.add(cell);
        });
    }
    for (int threat = static_cast<int>(Threat::Four); threat < ThreatCount; ++threat) {
        const auto kind = static_cast<Threat>(threat);
        if (map.count(attacker, kind) == 0) continue;
        map.cells(attacker, kind).forEach(map.size(), [&](Cell cell) {
            const PackedShapes shapes = map.shapes(attacker, cell);
            if (hasFour(shapes)) points_.push_back({cell, kind, shapes});
        });
    }
    std::ranges::sort(points_, {}, &FourPoint::cell);
    root.endPoint = points_.size();
    root.isSearched = true;
}

Shape FourBoard::shapeOn(Line line, int place, Side side) const {
    const ShapePair pair = map_->shapesOn(line, place);
    return side == BlackSide ? blackShape(pair) : whiteShape(pair);
}

PackedShapes FourBoard::shapesAt(Cell cell, Side side) const {
    unsigned shapes = 0;
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape =
            shapeOn(lines_.through(cell, direction), Lines::placeOf(cell, direction), side);
        shapes |= static_cast<unsigned>(shape) << (4 * direction);
    }
    return static_cast<PackedShapes>(shapes);
}

bool FourBoard::isFive(Cell cell, Side side) const {
    return map_->threatOf(side, shapesAt(cell, side)) == Threat::Five;
}

FewCells FourBoard::fivesThrough(Cell cell, Side side) const {
    FewCells fives;
    for (int direction = 0; direction < 4; ++direction) {
        const Line line = lines_.through(cell, direction);
        const int place = Lines::placeOf(cell, direction);
        if (!hasFourStones(stonesAround(line, place, side))) continue;
        for (int offset = -Reach; offset <= Reach; ++offset) {
            if (!Lines::isEmpty(line, place + offset)) continue;
            if (shapeOn(line, place + offset, side) == Shape::Five) {
                fives.add(cellAt(cell, direction, offset));
            }
        }
    }
    fives.sort();
    return fives;
}

/// The empty cells on which one stone of the other side takes all these fives from `side`.
FewCells FourBoard::stopsOf(const FewCells& fives, Side side) {
    FewCells stops;
    if (!closedFiveIsNothing(map_->rule())) {
        // Only a stone on the very cell stops a five.
        if (fives.count == 1) stops.add(fives.cells[0]);
        return stops;
    }
    const auto stopsAll = [&](Cell stop) {
        lines_.toggle(stop, other(side));
        const bool none = std::none_of(fives.begin(), fives.end(), [&](Cell five) {
            return five != stop && isFive(five, side);
        });
        lines_.toggle(stop, other(side));
        return none;
    };
    if (fives.count == 0) return stops;
    const Cell five = fives.cells[0];
    if (stopsAll(five)) stops.add(five);
    const PackedShapes shapes = shapesAt(five, side);
    for (int direction = 0; direction < 4; ++direction) {
        if (shapeAt(shapes, direction) != Shape::Five) continue;
        for (int offset = -GridMargin; offset <= GridMargin; ++offset) {
            const Cell end = cellAt(five, direction, offset);
            if (offset != 0 && lines_.isEmpty(end) && stopsAll(end)) stops.add(end);
        }
    }
    stops.sort();
    return stops;
}

FewCells FourBoard::stopsWithFour() const {
    FewCells stops;
    for (const Cell stop : moments_.back().stops) {
        if (hasFour(shapesAt(stop, attacker_)) && !isForbidden(stop, attacker_)) stops.add(stop);
    }
    return stops;
}

bool FourBoard::isForbidden(Cell cell, Side side) const {
    if (map_->rule() != Rule::Renju || side == WhiteSide) return false;
    const Threat threat = map_->threatOf(side, shapesAt(cell, side));
    if (threat == Threat::PerhapsFoul) return tianyuan::isForbidden(board_, pointOf(cell));
    return threat == Threat::Foul;
}

/// A point of the moment before, as the last two stones have left it.
void FourBoard::keep(FourPoint point) {
    const Moment& moment = moments_.back();
    if (point.cell == moment.four || point.cell == moment.answer) return;
    bool changed = false;
    for (const Cell stone : {moment.four, moment.answer}) {
        const int direction = directionBetween(point.cell, stone);
        if (direction < 0) continue;
        const Shape shape = shapeOn(lines_.through(point.cell, direction),
                                    Lines::placeOf(point.cell, direction), attacker_);
        point.shapes = static_cast<PackedShapes>((point.shapes & ~(15U << (4 * direction))) |
                                                 (static_cast<unsigned>(shape) << (4 * direction)));
        changed = true;
    }
    if (changed) {
        if (!hasFour(point.shapes)) return;
        point.threat = map_->threatOf(attacker_, point.shapes);
    }
    points_.push_back(point);
}

/// Adds the points where a four arose with the attacker's last stone.
void FourBoard::findThrough(Cell stone) {
    const auto first = static_cast<std::ptrdiff_t>(moments_.back().firstPoint);
    for (int direction = 0; direction < 4; ++direction) {
        const Line line = lines_.through(stone, direction);
        const int centre = Lines::placeOf(stone, direction);
        if (!hasThree(stonesAround(line, centre, attacker_))) continue;
        for (int offset = -Reach; offset <= Reach; ++offset) {
            if (!Lines::isEmpty(line, centre + offset)) continue;
            if (!isFour(shapeOn(line, centre + offset, attacker_))) continue;
            const Cell cell = cellAt(stone, direction, offset);
            const auto place = std::ranges::lower_bound(points_.begin() + first, points_.end(),
                                                        cell, {}, &FourPoint::cell);
            if (place != points_.end() && place->cell == cell) continue;
            const PackedShapes shapes = shapesAt(cell, attacker_);
            points_.insert(place, {cell, map_->threatOf(attacker_, shapes), shapes});
        }
    }
}

/// Those of the moment before that are left, and the new ones.
void FourBoard::findFours() {
    const Moment& before = moments_[moments_.size() - 2];
    Moment& moment = moments_.back();
    points_.resize(before.endPoint);
    moment.firstPoint = before.endPoint;
    for (std::size_t i = before.firstPoint; i < before.endPoint; ++i) keep(points_[i]);
    findThrough(moment.four);
    moment.endPoint = points_.size();
    moment.isSearched = true;
}

std::span<const FourPoint> FourBoard::fours() {
    if (!moments_.back().isSearched) findFours();
    const Moment& moment = moments_.back();
    return std::span(points_).subspan(moment.firstPoint, moment.endPoint - moment.firstPoint);
}

void FourBoard::place(Cell cell, Side side) {
    lines_.toggle(cell, side);
    hash_ ^= ShapeMap::hashOf(cell, side);
    if (map_->rule() == Rule::Renju) board_.place(pointOf(cell), stoneOf(side));
}

void FourBoard::remove(Cell cell, Side side) {
    lines_.toggle(cell, side);
    hash_ ^= ShapeMap::hashOf(cell, side);
    if (map_->rule() == Rule::Renju) board_.remove(pointOf(cell));
}

void FourBoard::placeFour(Cell cell) {
    if (!moments_.back().isSearched) findFours();  // for the moment after the answer
    place(cell, attacker_);
    four_ = cell;
}

FewCells FourBoard::fives() const { return fivesThrough(four_, attacker_); }

FewCells FourBoard::answersTo(const FewCells& fives) {
    FewCells answers;
    for (const Cell stop : stopsOf(fives, attacker_)) {
        if (!isForbidden(stop, defender())) answers.add(stop);
    }
    return answers;
}

void FourBoard::takeBackFour() { remove(four_, attacker_); }

void FourBoard::placeAnswer(Cell cell) {
    place(cell, defender());
    Moment& moment = moments_.emplace_back();
    moment.four = four_;
    moment.answer = cell;
    const FewCells fives = fivesThrough(cell, defender());
    moment.mustStop = fives.count > 0;
    if (moment.mustStop) moment.stops = stopsOf(fives, defender());
}

Cell FourBoard::fiveLeftOf(const FewCells& fives) const {
    const Cell answer = moments_.back().answer;
    const bool mayBeClosed = closedFiveIsNothing(map_->rule());
    for (const Cell five : fives) {
        if (five != answer && (!mayBeClosed || isFive(five, attacker_))) return five;
    }
    return NoCell;
}

void FourBoard::takeBackAnswer() {
    const Moment& moment = moments_.back();
    four_ = moment.four;
    remove(moment.answer, defender());
    moments_.pop_back();
}

}  // namespace tianyuan::search
