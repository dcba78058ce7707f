#pragma once

#include "record/format.h"
#include "record/losses.h"

#include <optional>
#include <span>
#include <string_view>

namespace tianyuan::record {

/// "sgf", "psq", "renlib", "pos", "rec", "yixin-sav", "position-code", "gomocalc", "rif", "share".
/// The words for it are under "format.sgf" and so on.
std::string_view idOf(Format format);
std::optional<Format> formatFromId(std::string_view id);

/// By what the file's name ends in, in small or large letters.
std::optional<Format> formatFromFileName(std::string_view name);
/// "sgf", "psq", "lib", …; "txt" for those that are a line of text.
std::string_view extensionOf(Format format);

/// The format of a text or file, from its content; where that is not clear, from its name.
std::optional<Format> detectFormat(std::string_view bytes, const ReadOptions& options = {});

/// Reads whatever we can read: a file, or a text that was pasted. Where a game is damaged, what is
/// sound of it is read and the rest told; no game at all is a reason, and so is a short text with a
/// fault in it (position code, address, share string).
Result<Reading> read(std::string_view bytes, const ReadOptions& options = {});
/// The same where the format is known.
Result<Reading> read(std::string_view bytes, Format format, const ReadOptions& options = {});

/// Writes a game, and says what the format could not hold. A reason where it cannot be written so
/// at all.
Result<Written> write(const Record& record, Format format);
/// Several games in one file: only SGF can.
Result<Written> write(std::span<const Record> records, Format format);

}  // namespace tianyuan::record
