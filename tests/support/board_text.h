#pragma once

#include "core/board.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::test {

/// A board drawn as text: X black, O white, anything else but spaces and line ends is empty. One
/// line a row, top row first; the number of rows is the size.
inline Board boardOf(std::string_view drawing) {
    std::vector<std::string> rows(1);
    for (const char c : drawing) {
        if (c == '\n') {
            if (!rows.back().empty()) rows.emplace_back();
        } else if (c != ' ') {
            rows.back() += c;
        }
    }
    if (rows.back().empty()) rows.pop_back();
    Board board(static_cast<int>(rows.size()));
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (rows[y].size() != rows.size()) std::abort();
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const Point point(static_cast<int>(x), static_cast<int>(y));
            if (rows[y][x] == 'X') board.place(point, Stone::Black);
            if (rows[y][x] == 'O') board.place(point, Stone::White);
        }
    }
    return board;
}

}  // namespace tianyuan::test
