#pragma once

#include "desktop/board/board_ground.h"
#include "desktop/board/board_picture.h"

#include <QImage>
#include <QString>

class QPainter;

namespace tianyuan::desktop {

/// How a board looks that is not in the window.
struct BoardImageOptions {
    QString look = "wood";  // "wood", "paper", "slate" or "flat"
    bool coordinates = true;
    QString font = "Noto Sans CJK SC";

    friend bool operator==(const BoardImageOptions&, const BoardImageOptions&) = default;
};

/// A whole board as it looks in the window, `side` pixels wide. Its material takes some 100 ns a
/// pixel; any thread may make it. `material` may be that of an earlier picture of the same kind.
QImage boardImage(const BoardPicture& picture, const BoardImageOptions& options, int side,
                  QImage* material = nullptr);

/// The same in lines and curves, for files that can be enlarged at will; the material is one
/// colour.
void drawBoard(QPainter& painter, const BoardPicture& picture, const BoardImageOptions& options,
               double side);

}  // namespace tianyuan::desktop
