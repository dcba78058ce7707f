#pragma once

#include "desktop/board/board_picture.h"

#include <QQuickPaintedItem>

namespace tianyuan::desktop {

/// A small picture of a position. Boards of the same look and size share their ground, so that a
/// page full of them costs no more than one.
class ThumbnailItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Thumbnail)
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture WRITE setPicture NOTIFY changed)
    Q_PROPERTY(QString look READ look WRITE setLook NOTIFY changed)

public:
    explicit ThumbnailItem(QQuickItem* parent = nullptr);

    const BoardPicture& picture() const { return picture_; }
    void setPicture(const BoardPicture& picture);
    const QString& look() const { return look_; }
    void setLook(const QString& look);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    BoardPicture picture_;
    QString look_ = "wood";
};

}  // namespace tianyuan::desktop
