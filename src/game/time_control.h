#pragma once

#include "core/result.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::game {

using Milliseconds = std::chrono::milliseconds;

/// How much time each side has. Nothing set: as much as it likes.
struct TimeControl {
    std::optional<Milliseconds> main;     // for the whole game
    Milliseconds increment{0};            // added after each move
    int periods = 0;                      // byo-yomi: when the main time is used up, every move has
    Milliseconds period{0};               // to be made within a period; one that runs out is lost
    std::optional<Milliseconds> perMove;  // for any single move, whatever else is left

    bool isUnlimited() const { return !main && !perMove; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// "none", "10m", "10m+5s" (increment), "10m+3x30s" (byo-yomi), "20s/move", "10m+5s,20s/move".
/// Durations are written like 90s, 1m30s, 1h or 500ms.
std::string toText(const TimeControl& control);
Result<TimeControl> timeControlFromText(std::string_view text);

}  // namespace tianyuan::game
