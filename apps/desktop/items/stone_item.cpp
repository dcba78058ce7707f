#include "desktop/items/stone_item.h"

#include "desktop/board/stone_images.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace tianyuan::desktop {

StoneItem::StoneItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setImplicitSize(22, 22);
    setAntialiasing(true);
    connect(this, &StoneItem::changed, this, [this] { update(); });
}

void StoneItem::paint(QPainter* painter) {
    if (stone_.isEmpty()) return;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double side = std::min(width(), height());
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const StoneImages images(side * 0.88, ratio, flat_);
    const auto draw = [&](QPointF centre, Stone stone) {
        images.drawShadow(*painter, centre);
        images.drawStone(*painter, centre, stone);
        if (!outlined_ && !flat_) return;
        painter->setPen(QPen(QColor(255, 255, 255, flat_ ? 255 : 115), flat_ ? 2 : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(centre, images.radius(), images.radius());
    };
    const QPointF middle(width() / 2, height() / 2);
    if (stone_ == "both") {
        draw(middle - QPointF(side * 0.3, 0), Stone::White);
        draw(middle + QPointF(side * 0.2, 0), Stone::Black);
    } else {
        draw(middle, stone_ == "black" ? Stone::Black : Stone::White);
    }
}

}  // namespace tianyuan::desktop
