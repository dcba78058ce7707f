#pragma once

#include "core/number_text.h"
#include "core/trimmed.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// The lines of a text, trimmed, empty ones too; line ends may be LF, CR LF or CR. The views lie in
/// `text`.
std::vector<std::string_view> linesOf(std::string_view text);

/// The parts between the separators, trimmed: "8, 9,0" gives three.
std::vector<std::string_view> partsOf(std::string_view text, char separator);

/// A small text with A to Z made small; other characters stay.
std::string lowered(std::string_view text);

/// The text as all records hold it: line ends are \n, and control characters other than \n and tab,
/// those from U+007F to U+009F too, are dropped.
std::string tidied(std::string_view text);
/// The same for names, labels and other short texts, which stand on one line: \n turns into a
/// blank.
std::string tidiedLine(std::string_view text);

/// The number that the whole text is, in decimal digits; a plus sign is allowed before it.
template <typename Integer>
std::optional<Integer> integerFrom(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    return numberFromText<Integer>(text);
}

}  // namespace tianyuan::record
