#pragma once

#include "core/result.h"
#include "opening/decision.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::table {

/// One step of an opening: what is asked, and what can be answered by a button. Where a point is
/// asked for, the board takes it.
struct GuideView {
    /// Which stones a choice is about.
    enum class Stones : std::uint8_t { None, Black, White, Both };

    struct Answer {
        opening::Decision decision;
        Reason title;
        std::optional<Reason> line;
        Stones stones = Stones::None;

        friend bool operator==(const Answer&, const Answer&) = default;
    };

    opening::Protocol protocol = opening::Protocol::Free;
    std::string who;            // decides; a name or its code
    Reason about;               // what this opening is, in a sentence
    std::vector<Reason> steps;  // of the opening, the game itself last
    int step = 0;               // at which of them one is
    Reason title;
    Reason line;
    std::vector<Answer> answers;

    friend bool operator==(const GuideView&, const GuideView&) = default;
};

/// Who is asked, and who waits.
struct GuideNames {
    std::string decider, other;
    bool deciderIsPerson = true;
};

GuideView guideViewOf(const opening::Question& question, const GuideNames& names);

}  // namespace tianyuan::table
