#pragma once

#include "desktop/board/board_picture.h"
#include "game/game.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tianyuan::desktop {

class Language;

/// What looking back has found, for paper: the game in a few lines, and a note for each mistake
/// with the board on which the win stands.
struct PrintedReview {
    struct Note {
        QString headline;
        QStringList lines;
        BoardPicture picture;
    };

    QStringList summary;  // empty: nobody has looked back
    std::vector<Note> notes;
};

PrintedReview printedReview(const game::Game& game, const Language& language);

}  // namespace tianyuan::desktop
