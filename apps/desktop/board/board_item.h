#pragma once

#include "desktop/board/board_painter.h"

#include <QPoint>
#include <QQuickPaintedItem>
#include <QVariantAnimation>

namespace tianyuan::desktop {

/// Stones and marks on a board, over its ground. Says which crossing was clicked, by mouse, touch
/// or keyboard; knows no rules. Draws only what changed, and nothing while nothing does.
class BoardItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tianyuan::desktop::BoardPicture picture READ picture WRITE setPicture NOTIFY pictureChanged)
    Q_PROPERTY(QString look READ look WRITE setLook NOTIFY lookChanged)
    Q_PROPERTY(bool coordinates READ hasCoordinates WRITE setCoordinates NOTIFY lookChanged)
    Q_PROPERTY(QString font MEMBER font_ NOTIFY lookChanged)
    Q_PROPERTY(QString lastMark MEMBER lastMark_ NOTIFY lookChanged)  // "dot", "ring", "triangle"
    Q_PROPERTY(QString motion MEMBER motion_ NOTIFY lookChanged)      // "full", "reduced", "none"
    Q_PROPERTY(bool interactive MEMBER interactive_ NOTIFY lookChanged)
    /// The crossing under the mouse or the keyboard's cursor; (-1, -1) if there is none.
    Q_PROPERTY(QPoint hovered READ hovered NOTIFY hoveredChanged)
    Q_PROPERTY(bool cursorShown READ isCursorShown NOTIFY hoveredChanged)
    Q_PROPERTY(qreal cell READ cell NOTIFY geometryChanged)
    /// The show at the end of a game is over, or there is none.
    Q_PROPERTY(bool settled READ isSettled NOTIFY settledChanged)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);

    const BoardPicture& picture() const { return picture_; }
    void setPicture(const BoardPicture& picture);
    const QString& look() const { return look_; }
    void setLook(const QString& look);
    bool hasCoordinates() const { return coordinates_; }
    void setCoordinates(bool on);
    QPoint hovered() const;
    bool isCursorShown() const { return moment_.cursorShown; }
    double cell() const { return geometry_.cell(); }
    bool isSettled() const { return victory_.state() != QAbstractAnimation::Running; }

    /// Where a crossing lies in the item.
    Q_INVOKABLE QPointF centreOf(QPoint point) const;
    /// The quarter around a crossing with the fewest stones, as steps to it: (1, -1) is the upper
    /// right one.
    Q_INVOKABLE QPoint quietSide(QPoint point) const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void pictureChanged();
    void lookChanged();
    void geometryChanged();
    void hoveredChanged();
    void settledChanged();
    void clicked(QPoint point);
    void rightClicked();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    void measure();
    void hover(std::optional<Point> point, bool byKeyboard);
    void moveCursor(int dx, int dy);
    void animateFrom(const BoardPicture& before);
    void repaintAll();
    void repaint(Point point);
    int duration(int milliseconds, bool isFade) const;

    BoardPicture picture_;
    BoardMoment moment_;
    QString look_ = "wood";
    QString font_ = "Noto Sans CJK SC";
    QString lastMark_ = "dot";
    QString motion_ = "full";
    bool coordinates_ = true;
    bool interactive_ = true;
    std::optional<QPointF> mouse_;  // where it was last, while it is over the board
    BoardGeometry geometry_;
    StoneImages stones_;
    QVariantAnimation landing_;
    QVariantAnimation leaving_;
    QVariantAnimation victory_;
};

}  // namespace tianyuan::desktop
