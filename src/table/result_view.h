#pragma once

#include "core/result.h"
#include "game/game.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tianyuan::table {

/// How a game ended, as it is told.
struct ResultView {
    /// As the person who plays a computer sees it; between others a win is a win.
    enum class Kind : std::uint8_t { Win, Loss, Draw };

    Kind kind = Kind::Draw;
    Stone winner = Stone::None;
    Reason title;                   // "You win"
    Reason how;                     // "Move 31, H8, makes five in a row."
    std::optional<Reason> decided;  // the move that decided it, if it can be told

    friend bool operator==(const ResultView&, const ResultView&) = default;
};

/// Who played: names or their codes, and which colour the only person had.
struct ResultNames {
    std::string black, white;
    Stone person = Stone::None;
};

/// Only of a game that is over.
ResultView resultViewOf(const game::Game& game, const ResultNames& names);

}  // namespace tianyuan::table
