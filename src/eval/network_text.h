#pragma once

#include "eval/network.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::eval {

/// A network as lines of text:
///
///     unit 310 -12 … 77         a hidden unit: its bias, what it reads of each sum, and its share
///     direct 5 … -3 41          what the score reads of each sum, and its bias
///     0012 Xy0f…                a point, its shapes as hexadecimal digits, and its two rows: two
///                               digits of base 64 for each number
std::string textOf(const Network& network);

/// Reads a network line by line. What is not listed is nothing.
class NetworkReader {
public:
    /// False if the line makes no sense.
    bool read(std::string_view line);
    /// Have all units been read?
    bool isWhole() const { return units_ == HiddenUnits && hasDirect_; }
    const Network& network() const { return network_; }

private:
    bool readUnit(std::string_view numbers);
    bool readDirect(std::string_view numbers);
    bool readPoint(std::string_view line);

    Network network_;
    int units_ = 0;
    bool hasDirect_ = false;
};

}  // namespace tianyuan::eval
