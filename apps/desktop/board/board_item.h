#pragma once

#include "board/board_picture.h"

#include <QPoint>
#include <QQuickPaintedItem>

namespace tianyuan::desktop {

/// A board with stones and marks. Says which crossing was clicked; knows no rules.
class BoardItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tianyuan::desktop::BoardPicture picture READ picture WRITE setPicture NOTIFY pictureChanged)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);

    const BoardPicture& picture() const { return picture_; }
    void setPicture(const BoardPicture& picture);

    /// Where a crossing lies in the item.
    Q_INVOKABLE QPointF centreOf(QPoint point) const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void pictureChanged();
    void clicked(QPoint point);
    void rightClicked();

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    double cell() const;

    BoardPicture picture_;
};

}  // namespace tianyuan::desktop
