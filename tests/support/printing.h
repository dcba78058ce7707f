#pragma once

#include "core/foul.h"
#include "core/referee.h"

#include <array>
#include <ostream>
#include <string>

namespace tianyuan {

namespace test {

inline std::string nameOf(Judgement judgement) {
    constexpr std::array Names{"fine", "win", "draw", "foul"};
    return Names[static_cast<std::size_t>(judgement)];
}

inline std::string nameOf(FoulStatus status) {
    constexpr std::array Names{"free", "five", "overline", "double-four", "double-three"};
    return Names[static_cast<std::size_t>(status)];
}

}  // namespace test

/// How a failing test shows values of the core; found by their namespace.
inline void PrintTo(Judgement judgement, std::ostream* out) { *out << test::nameOf(judgement); }
inline void PrintTo(FoulStatus status, std::ostream* out) { *out << test::nameOf(status); }
inline void PrintTo(Rule rule, std::ostream* out) { *out << idOf(rule); }
inline void PrintTo(Point point, std::ostream* out) {
    *out << '(' << int{point.x} << ", " << int{point.y} << ')';
}

}  // namespace tianyuan
