#pragma once

#include "desktop/board/board_picture.h"

#include <QObject>
#include <QQmlEngine>

namespace tianyuan::desktop {

/// Boards that are shown where no game is being played.
class SamplePictures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// A corner of a game, for choosing a look.
    Q_PROPERTY(tianyuan::desktop::BoardPicture small READ small CONSTANT)
    /// An open three, and where it grows.
    Q_PROPERTY(tianyuan::desktop::BoardPicture lesson READ lesson CONSTANT)
    /// A stone that wins, and where alone it can be disputed.
    Q_PROPERTY(tianyuan::desktop::BoardPicture proof READ proof CONSTANT)
    /// Something to be found.
    Q_PROPERTY(tianyuan::desktop::BoardPicture puzzle READ puzzle CONSTANT)

public:
    using QObject::QObject;

    BoardPicture small() const;
    BoardPicture lesson() const;
    BoardPicture puzzle() const;
    BoardPicture proof() const;
    /// Some moves into a game; `numbers` as in the settings.
    Q_INVOKABLE tianyuan::desktop::BoardPicture preview(const QString& numbers) const;
    /// No stones. A click would play `colour`: "black", "white", or neither.
    Q_INVOKABLE tianyuan::desktop::BoardPicture empty(int size, const QString& colour) const;
};

}  // namespace tianyuan::desktop
