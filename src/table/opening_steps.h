#pragma once

#include "core/result.h"
#include "opening/decision.h"

#include <vector>

namespace tianyuan::table {

/// The way through an opening, so that one sees where one is.
struct OpeningSteps {
    std::vector<Reason> names;  // the game itself last
    int current = 0;
};

/// A choice may lengthen the way: only what is known at this question is on it.
OpeningSteps stepsOf(const opening::Question& question);

}  // namespace tianyuan::table
