#pragma once

#include "core/foul.h"
#include "core/result.h"
#include "table/board_view.h"

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::table {

/// Why a point is forbidden to Black or, though it looks so, not: in words and as capsules on the
/// board, numbered alike.
struct FoulView {
    /// One line, four or three that matters.
    struct Part {
        Reason reason;
        std::vector<Reason> details;

        friend bool operator==(const Part&, const Part&) = default;
    };

    Point point;
    bool isForbidden = false;
    Reason headline;  // "G9 is forbidden for Black: double three"
    Reason summary;   // what that means
    Reason question;  // "Why not G9?"
    std::vector<Part> parts;
    std::vector<Capsule> capsules;

    friend bool operator==(const FoulView&, const FoulView&) = default;
};

/// The code of the words for a foul, such as "double three".
std::string codeOf(FoulStatus foul);

/// Nothing, where a stone of Black would be nothing special.
std::optional<FoulView> foulViewOf(const Board& board, Point point);

}  // namespace tianyuan::table
