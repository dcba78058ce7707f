#pragma once

#include "desktop/settings/language.h"
#include "game/game.h"

#include <QString>

namespace tianyuan::desktop {

/// How a game ended, in words.
struct GameResult {
    QString title;    // "You win"
    QString how;      // what ended it
    QString decided;  // what decided it; may be empty
    QString stone;    // of the winner: "black", "white", or "" for a draw
    QString sound;    // "win", "loss" or "draw", as the person hears it
};

struct ResultNames {
    QString black, white;
    /// The colour of the one person at the table; None: two people, or none.
    Stone person = Stone::None;
};

/// Of a game that is over.
GameResult resultOf(const game::Game& game, const ResultNames& names, const Language& language);

}  // namespace tianyuan::desktop
