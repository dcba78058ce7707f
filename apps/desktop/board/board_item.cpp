#include "board/board_item.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr double Margin = 0.83;  // beyond the outer lines, in cells

}  // namespace

BoardItem::BoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAntialiasing(true);
}

void BoardItem::setPicture(const BoardPicture& picture) {
    if (picture == picture_) return;
    picture_ = picture;
    update();
    Q_EMIT pictureChanged();
}

double BoardItem::cell() const {
    return std::floor(std::min(width(), height()) / (picture_.size - 1 + 2 * Margin));
}

QPointF BoardItem::centreOf(QPoint point) const {
    const double span = cell() * (picture_.size - 1);
    return {std::round((width() - span) / 2) + point.x() * cell() + 0.5,
            std::round((height() - span) / 2) + point.y() * cell() + 0.5};
}

void BoardItem::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton) {
        Q_EMIT rightClicked();
        return;
    }
    const QPointF offset = (event->position() - centreOf({0, 0})) / cell();
    const QPoint nearest = offset.toPoint();
    const QRect board(0, 0, picture_.size, picture_.size);
    if (board.contains(nearest)) Q_EMIT clicked(nearest);
}

void BoardItem::paint(QPainter* painter) {
    painter->fillRect(boundingRect(), QColor("#DDB374"));
    painter->setPen(QPen(QColor("#5A3F1E"), 1));
    const int last = picture_.size - 1;
    for (int i = 0; i <= last; ++i) {
        painter->drawLine(centreOf({i, 0}), centreOf({i, last}));
        painter->drawLine(centreOf({0, i}), centreOf({last, i}));
    }
    for (const ShownStone& stone : picture_.stones) {
        painter->setBrush(stone.stone == Stone::Black ? Qt::black : Qt::white);
        const double radius = 0.47 * cell();
        painter->drawEllipse(centreOf({stone.point.x, stone.point.y}), radius, radius);
    }
}

}  // namespace tianyuan::desktop
