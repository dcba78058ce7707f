#pragma once

#include "core/result.h"
#include "record/format.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tianyuan::record {

/// How many bytes, from the start on, are whole UTF-8 characters.
std::size_t utf8Prefix(std::string_view bytes);
/// Are all of them?
inline bool isUtf8(std::string_view bytes) { return utf8Prefix(bytes) == bytes.size(); }

/// The encoding that the bytes are most likely in: "UTF-8" where they are, also if a few bytes are
/// damaged, else what a statistical look finds ("GB18030", "WINDOWS-1251", "CP932", …), else
/// `fallback`. Looks at the first part of long texts only.
TextGuess guessEncoding(std::string_view bytes, std::string_view fallback = "GB18030");
inline std::string detectEncoding(std::string_view bytes, std::string_view fallback = "GB18030") {
    return guessEncoding(bytes, fallback).encoding;
}

/// UTF-8 with some damage in it: are there at least so many sound characters beyond ASCII for each
/// byte that is none? The second gives the text with U+FFFD in place of each such byte.
bool isMostlyUtf8(std::string_view bytes, std::size_t soundForEach);
std::string repairedUtf8(std::string_view bytes);

/// From an encoding named as iconv names it, and back. A byte or character that has no counterpart
/// is a reason, with its place; so is an encoding that is not known. GB2312, GBK and SHIFT_JIS are
/// taken as the wider code pages that programs really write: GB18030 and CP932.
Result<std::string> toUtf8(std::string_view bytes, const std::string& encoding);
Result<std::string> fromUtf8(std::string_view text, const std::string& encoding);

}  // namespace tianyuan::record
