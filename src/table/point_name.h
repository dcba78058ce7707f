#pragma once

#include "core/notation.h"
#include "core/result.h"

#include <string>

namespace tianyuan::table {

/// A reason of the rules, with the points in it named so; they come as they are typed, "h8".
Reason withNames(Reason reason, int size);

}  // namespace tianyuan::table
