#pragma once

#include "eval/move_network.h"

#include <string>
#include <string_view>

namespace tianyuan::eval {

/// A MoveNetwork as text:
///
///     always 12 … -7           sixteen numbers
///     sum 0 5 … 3              the sum's number, then sixteen
///     count 1 3 2 8 … -1       of the other side (0: the side to move) two points of the third
///                              threat, then sixteen
///     0012 a0b1…               the shapes of a point, and its two rows
///     w123 a0b1…               a window and its row
///
/// Counts, points and windows that say nothing are left out.
std::string textOf(const MoveNetwork& network);

/// Reads one line by line.
class MoveNetworkReader {
public:
    /// False if the line makes no sense.
    [[nodiscard]] bool read(std::string_view line);
    bool isWhole() const { return hasAlways_ && sums_ == NetworkWidth; }
    const MoveNetwork& network() const { return network_; }

private:
    bool readAlways(std::string_view text);
    bool readSum(std::string_view text);
    bool readCount(std::string_view text);
    bool readWindow(std::string_view text);
    bool readPoint(std::string_view line);

    MoveNetwork network_;
    bool hasAlways_ = false;
    int sums_ = 0;
};

}  // namespace tianyuan::eval
