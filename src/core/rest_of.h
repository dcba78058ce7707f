#pragma once

#include <istream>
#include <sstream>
#include <string>
#include <utility>

namespace tianyuan {

/// All that can still be read of a stream. Where reading fails, as of a folder or of a process that
/// has just ended, it ends; an iterator over the buffer would throw.
inline std::string restOf(std::istream& stream) {
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return std::move(bytes).str();
}

}  // namespace tianyuan
