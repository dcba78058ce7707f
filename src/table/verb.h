#pragma once

#include <array>
#include <cstdint>

namespace tianyuan::table {

/// What can be done at a table by a button, a key or a typed word.
enum class Verb : std::uint8_t {
    Undo,  // takes back; where nobody plays any more, one step back through the moves
    Redo,
    Hint,
    SwitchSides,
    Restart,
    Pass,
    OfferDraw,
    Resign,
    PlayFromHere,  // another game from the position that is shown
    Pause,         // no clock runs, and computers that play each other rest; again: they go on
};

inline constexpr std::array AllVerbs{
    Verb::Undo, Verb::Redo,      Verb::Hint,   Verb::SwitchSides,  Verb::Restart,
    Verb::Pass, Verb::OfferDraw, Verb::Resign, Verb::PlayFromHere, Verb::Pause,
};

}  // namespace tianyuan::table
