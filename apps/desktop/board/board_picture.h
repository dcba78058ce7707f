#pragma once

#include "core/board.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

#include <optional>
#include <vector>

namespace tianyuan::desktop {

/// A stone as it is shown. Number 0: it has none.
struct ShownStone {
    Point point;
    Stone stone = Stone::Black;
    int number = 0;

    friend bool operator==(const ShownStone&, const ShownStone&) = default;
};

/// Everything that a board shows of a game, as plain data: whoever has a game makes one, and a
/// BoardItem draws it.
struct BoardPicture {
    Q_GADGET
    QML_VALUE_TYPE(boardPicture)
    Q_PROPERTY(int size MEMBER size)

public:
    int size = Board::DefaultSize;
    std::vector<ShownStone> stones;  // in the order in which they were played
    std::optional<Point> last;
    std::vector<Point> winning;  // lit up and joined
    Stone next = Stone::None;    // the colour that a click would play; None: a click plays nothing

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace tianyuan::desktop

Q_DECLARE_METATYPE(tianyuan::desktop::BoardPicture)
