#pragma once

#include "record/tree.h"

#include <string>
#include <vector>

namespace tianyuan::table {

/// Puts a mark on its point, in place of another; where the same one stands already, takes it away.
/// A label without a text gets the next letter that is free.
void toggleMark(std::vector<record::Mark>& marks, record::Mark mark);

/// False if there was none.
bool eraseMark(std::vector<record::Mark>& marks, Point point);

}  // namespace tianyuan::table
