#pragma once

#include "table/play_table.h"

#include <cstdint>
#include <optional>

namespace tianyuan::table {

/// What a newcomer is told during the first games against a computer: one after the other, each for
/// a few moves, each once.
enum class Tip : std::uint8_t { Five, Three, Undo, Hint };

/// The one to be shown when `seen` of them are known; nothing: none.
std::optional<Tip> tipFor(const PlayTable& table, int seen);

/// How many are known after a move: one that has been there long enough is.
int tipsSeen(const PlayTable& table, int seen);

}  // namespace tianyuan::table
