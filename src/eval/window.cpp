#include "eval/window.h"

#include <algorithm>
#include <vector>

namespace tianyuan::eval {
namespace {

constexpr int Reach = 4;
constexpr int HalfCount = 1 + 3 + 9 + 27 + 81;  // places before the edge: none to four
static_assert(WindowCount == HalfCount * (HalfCount + 1) / 2);

/// A number for the places on one side of a point, the nearest one first.
int halfOf(const std::array<unsigned, Reach>& places, Side side) {
    int first = 0;  // of the numbers for so many places
    int number = 0;
    int count = 1;
    for (const unsigned place : places) {
        if (place == 3) break;
        const bool own = place == side + 1U;
        number = 3 * number + (place == 0 ? 0 : own ? 1 : 2);
        first += count;
        count *= 3;
    }
    return first + number;
}

std::array<Window, 1 << 16> makeWindows(Side side) {
    std::array<Window, 1 << 16> windows{};
    for (unsigned bits = 0; bits < windows.size(); ++bits) {
        std::array<unsigned, Reach> before{};
        std::array<unsigned, Reach> after{};
        for (unsigned i = 0; i < Reach; ++i) {
            before[i] = (bits >> (2 * (Reach - 1 - i))) & 3U;
            after[i] = (bits >> (2 * (Reach + i))) & 3U;
        }
        const auto [low, high] = std::minmax({halfOf(before, side), halfOf(after, side)});
        // Those with a lower first half come before: HalfCount, HalfCount - 1, … of them.
        windows[bits] = static_cast<Window>(low * HalfCount - low * (low - 1) / 2 + high - low);
    }
    return windows;
}

}  // namespace

const std::array<Window, 1 << 16>& windowsOf(Side side) {
    static const std::array<std::array<Window, 1 << 16>, 2> windows{makeWindows(BlackSide),
                                                                    makeWindows(WhiteSide)};
    return windows[side];
}

}  // namespace tianyuan::eval
