#pragma once

#include "core/result.h"
#include "course/lesson.h"

#include <string_view>
#include <vector>

namespace tianyuan::course {

/// Reads lessons from a text; docs/course.md says how they are written. Refuses what it does not
/// understand, with the number of the line.
Result<std::vector<Lesson>> lessonsFromText(std::string_view text);

}  // namespace tianyuan::course
