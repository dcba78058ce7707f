#pragma once

#include "core/stone.h"

#include <cstdint>

namespace tianyuan {

/// What ended a game. Unknown: a record tells who won but not how.
enum class Ending : std::uint8_t {
    None,
    Five,
    Foul,
    Resignation,
    Time,
    Agreement,
    TwoPasses,
    FullBoard,
    Forfeit,
    Unknown,
};

/// How a game stands: going on, or who won (None: a draw) and by what.
struct Outcome {
    Ending ending = Ending::None;
    Stone winner = Stone::None;

    static constexpr Outcome win(Stone winner, Ending ending) { return {ending, winner}; }
    static constexpr Outcome draw(Ending ending) { return {ending, Stone::None}; }

    constexpr bool isOver() const { return ending != Ending::None; }
    constexpr bool isDraw() const { return isOver() && winner == Stone::None; }

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace tianyuan
