#pragma once

#include <cstdlib>

namespace tianyuan::fuzz {

/// Ends the program, as a finding, unless what must be true is.
inline void expect(bool truth) {
    if (!truth) std::abort();
}

}  // namespace tianyuan::fuzz
