#include "eval/defences.h"

namespace tianyuan::eval {
namespace {

/// The cells that stop the threat on one cell: itself, and those of its lines that weaken it.
CellSet defencesOf(const ShapeMap& map, Side attacker, Cell cell, Threat threat) {
    CellSet stops;
    stops.insert(cell);
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeAt(map.shapes(attacker, cell), direction);
        if (shape < Shape::Four) continue;
        for (int offset = -GridMargin; offset <= GridMargin; ++offset) {
            const auto place =
                static_cast<Cell>(cell + offset * Steps[static_cast<std::size_t>(direction)]);
            if (offset == 0 || !map.isEmpty(place)) continue;
            if (map.threatAfterAnswer(attacker, cell, direction, place) < threat) {
                stops.insert(place);
            }
        }
    }
    return stops;
}

}  // namespace

CellSet defencesAgainst(const ShapeMap& map, Side attacker, Threat threat) {
    if (map.count(attacker, threat) == 0) return map.empty();
    if (threat == Threat::Five && !closedFiveIsNothing(map.rule())) {
        // Only a stone on the very cell stops a five.
        return map.count(attacker, threat) == 1 ? map.cells(attacker, threat) : CellSet{};
    }
    CellSet stops = map.empty();
    map.cells(attacker, threat).forEach(map.size(), [&](Cell cell) {
        stops &= defencesOf(map, attacker, cell, threat);
    });
    return stops;
}

}  // namespace tianyuan::eval
