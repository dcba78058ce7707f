#pragma once

#include "course/lesson.h"

#include <string>
#include <vector>

namespace tianyuan::test {

/// What is not true in a task whose position is `board`, one sentence each: everything that it
/// calls right, wrong or won is looked at with the referee, with what stands on the board, and by
/// playing wins out against every legal answer.
std::vector<std::string> faultsOf(const course::Task& task, const Board& board);

}  // namespace tianyuan::test
