#pragma once

#include "core/rule.h"

#include <array>
#include <string_view>

namespace tianyuan::search {

/// A position that the engine is measured on: moves in order, on a board of `size` lines.
struct BenchPosition {
    Rule rule;
    int size;
    std::string_view moves;
};

/// Openings, quiet middles and fights, of every rule. The node count of a bench is the signature of
/// the engine, so these only change together with it.
inline constexpr std::array<BenchPosition, 15> BenchPositions{{
    {Rule::Freestyle, 15, "h8i9"},
    {Rule::Freestyle, 15, "h8g9i9g7j10"},
    {Rule::Freestyle, 15, "h8i8i7g9j9j6h7g7k8f8"},
    {Rule::Freestyle, 15, "h8h9i9g7j8g8g9i7f9e10j10k11i8k10"},
    {Rule::Freestyle, 15, "c3m13d4l12n3b13m4c12h8h7"},
    {Rule::Freestyle, 20, "k10l11k12l9m11j11k11k9"},
    {Rule::Standard, 15, "h8i9h10h9g9i11"},
    {Rule::Standard, 15, "h8g8i9g7g9f10h7i6h10h9"},
    {Rule::Standard, 15, "d4e5m12l11f4g5k12j11h8h7i8i7"},
    {Rule::Renju, 15, "h8h9i10j9"},
    {Rule::Renju, 15, "h8i9i7g9j8g8g7j10h9"},
    {Rule::Renju, 15, "h8g7h6h7i8g8g6i6j9k10g9f10"},
    {Rule::Renju, 15, "h8h9j8i8i7g9k6j7j9k9f8"},
    {Rule::Caro, 15, "h8i9h10h9g9i11j10"},
    {Rule::CaroOverline, 15, "h8i8i7g9j9j6h7g7"},
}};

}  // namespace tianyuan::search
