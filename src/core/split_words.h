#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace tianyuan {

/// The words of a line, between spaces and tabs; an end of line of either kind is none.
inline std::vector<std::string_view> splitWords(std::string_view line) {
    std::vector<std::string_view> words;
    constexpr std::string_view Spaces = " \t\r";
    for (auto start = line.find_first_not_of(Spaces); start != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(Spaces, start), line.size());
        words.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(Spaces, end);
    }
    return words;
}

}  // namespace tianyuan
