#pragma once

#include "core/point.h"
#include "core/result.h"

#include <optional>

namespace tianyuan::table {

/// Something to be told to the person, at a crossing or in general. Both are for words::sentence.
struct Message {
    Reason headline;
    std::optional<Reason> line;  // a second, quieter one
    std::optional<Point> point;
    bool isRefusal = false;  // what the person wanted was not done

    friend bool operator==(const Message&, const Message&) = default;
};

/// What the person wanted was not done, and this is why.
inline Message refusal(const Reason& headline, const std::optional<Reason>& line = std::nullopt,
                       std::optional<Point> point = std::nullopt) {
    return {headline, line, point, true};
}

}  // namespace tianyuan::table
