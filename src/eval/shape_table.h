#pragma once

#include "core/rule.h"
#include "eval/shape.h"

#include <cstdint>
#include <vector>

namespace tianyuan::eval {

/// The shapes of a point along one line for both colours, a half byte each, Black's the lower.
using ShapePair = std::uint8_t;

constexpr Shape blackShape(ShapePair pair) { return static_cast<Shape>(pair & 15); }
constexpr Shape whiteShape(ShapePair pair) { return static_cast<Shape>(pair >> 4); }

/// From what stands around an empty point on a line to the shapes a stone there would make. A line
/// is a word with two bits for each place: 0 empty, 1 Black, 2 White, 3 beyond the edge. Four
/// places on either side matter where longer rows win as well, else five.
///
/// A shape is found by asking what one more stone would make of it, down from the five, so that
/// one definition holds for all rules.
class ShapeTable {
public:
    explicit ShapeTable(Rule rule);

    /// The table of a rule, made when first asked for and shared from then on.
    static const ShapeTable& of(Rule rule);

    /// How many places on either side matter.
    int radius() const { return radius_; }

    /// The shapes of the empty place number `place` of `line`.
    template <int Radius>
    ShapePair at(std::uint64_t line, int place) const {
        return pairs_[index<Radius>(line, place)];
    }

private:
    template <int Radius>
    static constexpr std::size_t index(std::uint64_t line, int place) {
        const std::uint64_t window = line >> (2 * (place - Radius));
        constexpr std::uint64_t Low = (1U << (2 * Radius)) - 1;
        return (window & Low) | ((window >> 2) & (Low << (2 * Radius)));
    }

    int radius_;
    std::vector<ShapePair> pairs_;
};

}  // namespace tianyuan::eval
