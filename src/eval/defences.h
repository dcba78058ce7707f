#pragma once

#include "eval/shape_map.h"

namespace tianyuan::eval {

/// The empty cells on which a stone of the other side stops every `threat` (Five or OpenFour) that
/// `attacker` could make next: after it none of them is that strong any more. Empty if no single
/// stone does; without a threat, every empty cell. Whether the defender may play there (renju), and
/// whether he has a four to make first, is not asked.
CellSet defencesAgainst(const ShapeMap& map, Side attacker, Threat threat);

}  // namespace tianyuan::eval
