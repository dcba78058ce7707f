#pragma once

#include "record/record.h"

#include <cstdint>
#include <string>

namespace tianyuan::store {

/// What makes a game that game, as bytes to compare: rule, size, start, the moves of the main line,
/// names, event, round, date and winner. Notes and variations do not belong to it: a game is the
/// same with comments and without.
std::string identityOf(const record::Record& record);

/// A number for it, the same on every machine.
std::uint64_t hashOf(const std::string& identity);

}  // namespace tianyuan::store
