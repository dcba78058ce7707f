#pragma once

#include "core/result.h"
#include "game/clock.h"
#include "table/plan.h"

#include <functional>
#include <optional>
#include <string>

namespace tianyuan::table {

/// What is shown of one who plays.
struct SeatView {
    opening::Seat seat = opening::Seat::First;
    std::string name;            // a text, or a code such as "table.you"
    std::string spec;            // of a computer player; empty: a person
    std::optional<Reason> line;  // what he or she is doing; none: nothing to tell
    game::ClockFace clock;
    Stone stone = Stone::None;  // None while the opening has not decided
    bool isTurn = false;
    bool isThinking = false;

    /// Is time running out?
    bool isShort() const;
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// How whoever sits there is called: a text, or the code of one.
std::string nameOf(const Plan& plan, opening::Seat seat,
                   const std::function<std::string(const std::string&)>& nameOfSpec);

/// Of a game; whether its clock runs and somebody thinks is for whoever has the clock to add.
SeatView seatViewOf(const game::Game& game, const Plan& plan, opening::Seat seat,
                    const std::string& name);

/// Less than this is shown by the tenth.
inline constexpr game::Milliseconds ShortTime{10'000};

/// "4:05", "0:07.3", "0:30 ×2" (periods of byo-yomi); empty: no limit.
std::string toText(const game::ClockFace& face);

}  // namespace tianyuan::table
