#pragma once

#include "core/foul.h"
#include "core/stone.h"

#include <string>

namespace tianyuan {

// How a Reason names what it speaks of.

/// "side.black" or "side.white".
inline std::string sideCode(Stone stone) {
    return stone == Stone::Black ? "side.black" : "side.white";
}

/// "overline", "double-four", …; codes end with it.
inline std::string idOf(FoulStatus status) {
    switch (status) {
        case FoulStatus::Overline:
            return "overline";
        case FoulStatus::DoubleFour:
            return "double-four";
        case FoulStatus::DoubleThree:
            return "double-three";
        case FoulStatus::Five:
            return "five";
        case FoulStatus::Free:
            break;
    }
    return "none";
}

}  // namespace tianyuan
