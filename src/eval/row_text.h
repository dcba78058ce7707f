#pragma once

#include "eval/network.h"
#include "eval/point_code.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::eval {

/// A row of numbers, each to Network::MostOfRow at most, as text: two letters a number, without
/// spaces between them.
inline constexpr std::size_t RowLength = 2 * NetworkWidth;
std::string rowText(const NetworkRow& row);
/// Of a text of that length; false if it makes no sense.
[[nodiscard]] bool readRow(NetworkRow& row, std::string_view text);

/// Exactly `count` numbers with spaces between them.
std::optional<std::vector<std::int32_t>> numbersOf(std::string_view text, std::size_t count);

/// A half byte for each of the four shapes, most significant first, and back.
std::string hexadecimal(PackedShapes shapes);
std::optional<PackedShapes> fromHexadecimal(std::string_view text);

/// A line for a point of a code, and back: its shapes, then its two rows.
std::string pointText(PointCode code, const NetworkPoint& point);
struct PointOfLine {
    PointCode code;
    NetworkPoint point;
};
std::optional<PointOfLine> pointOfLine(std::string_view line);

bool isNothing(const NetworkRow& row);
bool areEqual(const NetworkRow& a, const NetworkRow& b);

}  // namespace tianyuan::eval
