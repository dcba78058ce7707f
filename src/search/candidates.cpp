#include "search/candidates.h"

#include "eval/defences.h"

namespace tianyuan::search {

using namespace eval;

namespace {

using RowBits = std::uint32_t;

/// A row and its copies moved by one to `steps` places either way.
constexpr RowBits spread(RowBits row, int steps) {
    RowBits wide = row;
    for (int step = 1; step <= steps; ++step) wide |= row << step | row >> step;
    return wide;
}

/// All cells in the square of `reach` around the stones, and one farther along the lines.
CellSet around(const ShapeMap& map, int reach) {
    const int far = reach + 1;
    const int first = GridMargin;
    const int last = GridMargin + map.size() - 1;
    CellSet cells;
    for (int row = first; row <= last; ++row) {
        const auto r = static_cast<std::size_t>(row);
        const RowBits stones = map.whole().rows[r] & ~map.empty().rows[r];
        if (stones == 0) continue;
        const RowBits square = spread(stones, reach);
        const RowBits ends = stones << far | stones >> far;
        for (int other = row - reach; other <= row + reach; ++other) {
            if (other >= first && other <= last)
                cells.rows[static_cast<std::size_t>(other)] |= square;
        }
        cells.rows[r] |= ends;
        for (const int other : {row - far, row + far}) {
            if (other >= first && other <= last) {
                cells.rows[static_cast<std::size_t>(other)] |= stones | ends;
            }
        }
    }
    cells &= map.empty();
    return cells;
}

/// Can `side` make a four with a stone on one of these cells?
void addFours(CellSet& cells, const ShapeMap& map, Side side) {
    for (const Threat threat : {Threat::Four, Threat::FourPlus, Threat::FourThree}) {
        if (map.count(side, threat) > 0) cells |= map.cells(side, threat);
    }
    // Rarely one of these is a four that the rules allow.
    if (map.count(side, Threat::PerhapsFoul) > 0) cells |= map.cells(side, Threat::PerhapsFoul);
}

void removeForbidden(CellSet& cells, const ShapeMap& map, Side side) {
    if (map.rule() != Rule::Renju || side == WhiteSide) return;
    for (const Threat threat : {Threat::Foul, Threat::PerhapsFoul}) {
        if (map.count(side, threat) == 0) continue;
        map.cells(side, threat).forEach(map.size(), [&](Cell cell) {
            if (cells.contains(cell) && map.isForbidden(cell, side)) cells.erase(cell);
        });
    }
}

bool isEmptySet(const CellSet& cells, int size) { return cells.first(size) == NoCell; }

}  // namespace

CellSet nearbyCells(const ShapeMap& map, Range range) {
    if (range == Range::Whole) return map.empty();
    if (map.stones() == 0) {
        CellSet centre;
        centre.insert(cellOf({map.size() / 2, map.size() / 2}));
        return centre;
    }
    const CellSet cells = around(map, range == Range::Near ? 2 : 3);
    return isEmptySet(cells, map.size()) ? map.empty() : cells;
}

Candidates candidatesFor(const ShapeMap& map, Side side, Range range) {
    const Side enemy = other(side);
    Candidates found;
    if (map.count(side, Threat::Five) > 0) {
        return {Situation::Won, {}, 1, map.cells(side, Threat::Five).first(map.size())};
    }
    if (map.count(enemy, Threat::Five) > 0) {
        found.cells = defencesAgainst(map, enemy, Threat::Five);
        removeForbidden(found.cells, map, side);
        if (isEmptySet(found.cells, map.size())) return {Situation::Lost, {}, 2, NoCell};
        found.situation = Situation::MustStop;
        return found;
    }
    if (map.count(side, Threat::OpenFour) > 0) {
        return {Situation::Won, {}, 3, map.cells(side, Threat::OpenFour).first(map.size())};
    }
    if (map.count(enemy, Threat::OpenFour) > 0) {
        found.cells = defencesAgainst(map, enemy, Threat::OpenFour);
        addFours(found.cells, map, side);
        removeForbidden(found.cells, map, side);
        if (isEmptySet(found.cells, map.size())) return {Situation::Lost, {}, 4, NoCell};
        found.situation = Situation::MustReact;
        return found;
    }
    found.cells = nearbyCells(map, range);
    removeForbidden(found.cells, map, side);
    if (isEmptySet(found.cells, map.size())) {
        found.cells = map.empty();
        removeForbidden(found.cells, map, side);
    }
    return found;
}

}  // namespace tianyuan::search
