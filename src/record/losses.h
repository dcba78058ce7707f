#pragma once

#include "record/format.h"

#include <set>

namespace tianyuan::record {

/// What a format leaves out that holds only moves: the facts of the game as a whole (but for its
/// size and for properties of other formats), and what is written beside a node.
std::set<Loss> lossesOfGame(const Record& record);
std::set<Loss> lossesOfNotes(const Notes& notes);

}  // namespace tianyuan::record
