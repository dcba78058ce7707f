#pragma once

#include "core/trimmed.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tianyuan {

/// The words between blanks and line ends. The views lie in `text`.
inline std::vector<std::string_view> splitWords(std::string_view text) {
    std::vector<std::string_view> words;
    for (auto start = text.find_first_not_of(Blanks); start != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(Blanks, start), text.size());
        words.push_back(text.substr(start, end - start));
        start = text.find_first_not_of(Blanks, end);
    }
    return words;
}

}  // namespace tianyuan
