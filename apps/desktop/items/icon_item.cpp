#include "desktop/items/icon_item.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace tianyuan::desktop {

IconItem::IconItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setImplicitSize(20, 20);
    setAntialiasing(true);
    connect(this, &IconItem::changed, this, [this] { update(); });
}

void IconItem::paint(QPainter* painter) {
    if (name_.isEmpty()) return;
    QFile file(":/qt/qml/Tianyuan/assets/icons/" + name_ + ".svg");
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no icon called %s.", qPrintable(name_));
        return;
    }
    painter->setOpacity(colour_.alphaF());
    QSvgRenderer(file.readAll().replace("currentColor", colour_.name().toLatin1()))
        .render(painter, boundingRect());
}

}  // namespace tianyuan::desktop
