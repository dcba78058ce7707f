#pragma once

#include <QColor>
#include <QString>

#include <array>

namespace tianyuan::desktop {

enum class BoardKind { Wood, Paper, Slate, Flat };

/// The colours of a board. Flat is for high contrast: black on white, and no light or shadow.
struct BoardStyle {
    BoardKind kind = BoardKind::Wood;
    std::array<QColor, 3> ground;  // light, middle, dark
    QColor line;
    QColor coordinate;
    QColor hot;     // the hovered row and column, forbidden points
    QColor cursor;  // of the keyboard
    QColor veil;    // over stones that do not count now
    QColor clear;   // a disc under a mark on a crossing
    QColor edge;    // the front of the board; transparent: it has none
    QColor edgeBelow;
    QColor own;  // second reason, expected line, scores

    bool isFlat() const { return kind == BoardKind::Flat; }

    static const BoardStyle& of(BoardKind kind);
    /// "wood", "paper", "slate" or "flat"; wood for anything else.
    static const BoardStyle& named(const QString& name);
};

/// The colour as it is to be seen through: 0 not at all, 1 fully.
inline QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

}  // namespace tianyuan::desktop
