#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>

namespace tianyuan::record {

/// Reads the games of a RenjuNet database: XML with tables of players, tournaments, rules and so
/// on, and games that name them by number: renju, or gomoku (exactly five) where the rule is of
/// that category, on 15 lines.
///
/// A game is read up to an impossible move, and refused if that is the first; of broken XML the
/// games are read that stand before the fault. If there is no game left, the first reason is the
/// answer. What a record has no place for is kept as unknown
/// properties: "ON" the opening, "US" who sent it in, and "RIF" with the attribute's name for the
/// rest.
Result<Reading> readRif(std::string_view bytes, const ReadOptions& options = {});

}  // namespace tianyuan::record
