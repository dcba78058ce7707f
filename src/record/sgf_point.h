#pragma once

#include "core/point.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// A crossing as a file names it, on the board or not.
struct SgfSpot {
    int x = 0;
    int y = 0;

    bool isOn(int size) const { return x < size && y < size && x >= 0 && y >= 0; }
};

/// "hh": column and row from the upper left, in small or large letters; also "h8", as some programs
/// write it, with the row from below. Nothing: it is neither.
std::optional<SgfSpot> sgfSpot(std::string_view raw, int size);

/// An empty value is a pass; so is "tt", but only up to 19 lines: beyond it is a point.
bool isSgfPass(std::string_view raw, int size);

/// The points that one value of a list names: one, or all of a rectangle "aa:cc". Nothing if it is
/// malformed or not wholly on the board.
std::optional<std::vector<Point>> sgfPoints(std::string_view raw, int size);

/// Points that one value names one after the other, "hhiihg" or "hh,ii,hg"; nothing if something in
/// it is no point of the board.
std::optional<std::vector<Point>> sgfPointRun(std::string_view raw, int size);

std::string toSgf(Point point);
std::string toSgf(Move move);

}  // namespace tianyuan::record
