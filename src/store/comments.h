#pragma once

#include "record/record.h"

#include <string>

namespace tianyuan::store {

/// Everything that is written in the record besides its head: comments and titles of all nodes and
/// on the game, one a line, folded for searching. Empty if there is nothing.
std::string foldedComments(const record::Record& record);

}  // namespace tianyuan::store
