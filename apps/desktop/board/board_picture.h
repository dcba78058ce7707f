#pragma once

#include "table/board_view.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

#include <vector>

namespace tianyuan::desktop {

using table::Capsule;
using table::ShownStone;

/// What somebody thinks of a point, from 0 to 1, with a figure or without.
struct ScoreMark {
    Point point;
    double value = 0;
    QString figure;

    friend bool operator==(const ScoreMark&, const ScoreMark&) = default;
};

/// Everything that a board shows, as plain data: what is to be seen of a game, and what is laid
/// over it by those who study it. Whoever has a game makes one, and a BoardItem draws it.
struct BoardPicture : table::BoardView {
    Q_GADGET
    QML_VALUE_TYPE(boardPicture)
    Q_PROPERTY(int size MEMBER size)

public:
    BoardPicture() = default;
    explicit BoardPicture(table::BoardView view) : table::BoardView(std::move(view)) {}

    std::vector<ScoreMark> scores;
    std::vector<Point> zone;       // shaded: outside it a stone changes nothing
    std::vector<ShownStone> line;  // what is expected, beyond the stones that stand

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace tianyuan::desktop

Q_DECLARE_METATYPE(tianyuan::desktop::BoardPicture)
