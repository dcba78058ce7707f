#pragma once

#include "core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// A place in a text: line and column (in characters), both from 1.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;

    /// The place after `passed`, if that begins here. It must not end inside a CR LF.
    TextPlace after(std::string_view passed) const;
};

/// A reason that says where: its first two arguments are the line and the column at which `part`,
/// which must lie in `text`, begins; `more` follows them.
Reason faultAt(std::string_view code, std::string_view text, std::string_view part,
               std::vector<std::string> more = {});

/// The same reason where the text in which it was found begins at `start` of a longer one.
Reason foundFrom(TextPlace start, Reason reason);

/// The first few characters on one line, fit to be shown in a sentence.
std::string excerpt(std::string_view text);

}  // namespace tianyuan::record
