#pragma once

#include <string_view>

namespace tianyuan::record {

/// What bytes that are not UTF-8 are probably written in, and how sure that is: 1 if every
/// character is an everyday one of that language, -1 if none is.
struct EncodingGuess {
    const char* encoding;
    double likeness;
    double margin = 2;  // how much more likely than the next
};

/// Looks at the ranges of bytes, and where those of Chinese and Korean are the same, at how many of
/// the characters are everyday ones: that tells more about a few characters than statistics do.
/// Knows the encodings that renju players' files are met in: Chinese, Russian, Japanese, Korean;
/// the earlier wins a tie.
EncodingGuess guessByRanges(std::string_view bytes);

}  // namespace tianyuan::record
