#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Our own string for chats: "ty1:" and then letters, digits, - and _. It holds rule, size,
/// opening, set-up and the main line, a move of a 15-line game in one and a third characters, and a
/// check against damage.
///
/// Reading finds it among other text, also broken over lines. A string that is cut off or changed
/// is refused, and so is one of a later version.
Result<std::vector<Record>> readShare(std::string_view bytes, const ReadOptions& options = {});

/// Where one side moves twice in a row, a pass of the other is put in between.
Result<Written> writeShare(const Record& record);

/// Does such a string stand in the text?
bool looksLikeShare(std::string_view text);

}  // namespace tianyuan::record
