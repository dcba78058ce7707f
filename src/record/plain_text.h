#pragma once

#include "core/result.h"
#include "record/format.h"

#include <string>
#include <string_view>

namespace tianyuan::record {

/// The text of a file as UTF-8, without byte order mark and without the zero bytes or the Ctrl-Z
/// that old programs leave at the end.
///
/// The encoding is the first of these that is known and fits: the one the options name, the byte
/// order mark's, `declared` (what the file says of itself, may be empty), UTF-8, what the bytes
/// look like. Only the option is obeyed at any price: if it does not fit, that is a reason. Bytes
/// that fit nothing are read as Latin-1, so that a game is not lost for a damaged name; in what is
/// UTF-8 but for a few bytes these are shown as U+FFFD. What had to be guessed is noted in
/// `options.guess`.
Result<std::string> plainText(std::string_view bytes, const ReadOptions& options,
                              std::string_view declared = {});

}  // namespace tianyuan::record
