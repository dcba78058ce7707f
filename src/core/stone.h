#pragma once

#include <cassert>
#include <cstdint>

namespace tianyuan {

/// What can stand on a point. Wall is what a walk along a line meets beyond the edge.
enum class Stone : std::uint8_t { None, Black, White, Wall };

constexpr Stone opponent(Stone stone) {
    assert(stone == Stone::Black || stone == Stone::White);
    return stone == Stone::Black ? Stone::White : Stone::Black;
}

}  // namespace tianyuan
