#pragma once

#include "eval/shape_map.h"

namespace tianyuan::search {

/// How far from the stones moves are looked for.
enum class Range {
    Near,   // within two points, and three along a line
    Wide,   // within three points, and four along a line
    Whole,  // everywhere
};

/// The empty cells near a stone; on a board without stones, the centre.
eval::CellSet nearbyCells(const eval::ShapeMap& map, Range range);

/// What the position leaves to the side to move.
enum class Situation {
    Free,       // anything
    MustStop,   // the other side has a four: the given cells only
    MustReact,  // the other side can make an open four: the given cells, among them own fours
    Lost,       // nothing stops the other side: Candidates::plies to the end
    Won,        // a five, or an open four that nothing disturbs: Candidates::plies to the end
};

/// The moves worth a look for the side to move, told from the threats alone.
struct Candidates {
    Situation situation = Situation::Free;
    eval::CellSet cells;
    int plies = 0;                     // Won, Lost: stones until the five
    eval::Cell winner = eval::NoCell;  // Won: where to play
};

Candidates candidatesFor(const eval::ShapeMap& map, eval::Side side, Range range);

}  // namespace tianyuan::search
