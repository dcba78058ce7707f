#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a position code: the moves in order, "h8h9i9", in small or large letters, "pass" for a
/// pass. Blanks, line ends and , ; . - _ | / : may stand between moves, and numbers that count them
/// ("1. h8 2. h9", or "1. h8 h9 2. i9 …" for pairs). Nothing else may, so that no prose is taken
/// for moves. The size is not told: the smallest of 15, 19, 20 and 22 lines that holds all moves.
Result<std::vector<Record>> readPositionCode(std::string_view bytes,
                                             const ReadOptions& options = {});
Result<Written> writePositionCode(const Record& record);

/// Reads the moves from an address of gomocalc.com, wherever it stands in the text.
Result<std::vector<Record>> readGomocalc(std::string_view bytes, const ReadOptions& options = {});
Result<Written> writeGomocalc(const Record& record);

/// Is it a position code from its first to its last character, with at least one stone? Points may
/// be off the board or used twice: reading says so.
bool looksLikePositionCode(std::string_view text);
bool looksLikeGomocalc(std::string_view text);

}  // namespace tianyuan::record
