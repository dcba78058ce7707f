#pragma once

#include "eval/shape.h"

#include <array>
#include <cstdint>

namespace tianyuan::eval {

/// The shapes of a point in the four directions for one colour, a half byte each.
using PackedShapes = std::uint16_t;

constexpr Shape shapeAt(PackedShapes packed, int direction) {
    return static_cast<Shape>((packed >> (4 * direction)) & 15);
}

/// A number for the shapes without their order: directions are alike.
using PointCode = std::uint16_t;

/// Ways to choose four of fifteen shapes, with repetition and without order.
inline constexpr int PointCodeCount = 3060;
inline constexpr int PackedCount = 1 << 16;

/// The code of each packed value; those that hold no shape at all (15) have code 0.
const std::array<PointCode, PackedCount>& pointCodes();
/// One of the packed values that have the code: the shapes in ascending order.
PackedShapes packedOf(PointCode code);

/// What the four shapes come to together.
Threat threatOf(PackedShapes packed, bool foulsMatter);

}  // namespace tianyuan::eval
