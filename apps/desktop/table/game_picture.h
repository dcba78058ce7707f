#pragma once

#include "desktop/board/board_picture.h"
#include "game/game.h"

#include <QString>

namespace tianyuan::desktop {

struct PictureOptions {
    QString numbers = "off";     // "off", "last" (few), "all"
    bool forbiddenShown = true;  // where the rule has forbidden points
    int ply = -1;                // the position after so many moves; -1: as it stands
    bool personToMove = true;    // a click would play
    bool opening = true;         // what the opening asks for counts
};

/// What the board shows of a game.
BoardPicture pictureOf(const game::Game& game, const PictureOptions& options);

}  // namespace tianyuan::desktop
