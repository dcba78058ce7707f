#pragma once

#include <string>
#include <string_view>

namespace tianyuan::words {

/// How many columns a line takes on a terminal: Chinese characters take two.
int columnsOf(std::string_view line);

/// A text in lines of at most so many columns, broken at spaces and between Chinese characters, but
/// never before a sign that ends something, nor within a word: one that is longer than a line
/// stays whole. A line that goes on is indented as far as it was, and by `hanging` columns more.
std::string wrapped(std::string_view text, int columns, int hanging = 0);

}  // namespace tianyuan::words
