#pragma once

#include "roster/built_ins.h"

#include <vector>

namespace tianyuan::roster {

/// The ten opponents for people, "level:1" to "level:10", from the weakest.
std::vector<BuiltIn> levels();

}  // namespace tianyuan::roster
