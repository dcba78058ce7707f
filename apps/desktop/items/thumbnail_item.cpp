#include "desktop/items/thumbnail_item.h"

#include "desktop/board/board_ground.h"
#include "desktop/board/board_painter.h"

#include <QPainter>
#include <QPixmapCache>
#include <QQuickWindow>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

/// The empty board; made once for all that look the same.
QPixmap groundFor(const GroundSpec& spec, const QString& look) {
    const QString key = QString("thumbnail %1 %2 %3 %4")
                            .arg(look)
                            .arg(spec.geometry.lines())
                            .arg(spec.geometry.side())
                            .arg(spec.geometry.ratio());
    QPixmap ground;
    if (QPixmapCache::find(key, &ground)) return ground;
    const QImage image = makeGround(spec, makeMaterial(spec));
    const double margin = groundMargin(spec) * spec.geometry.ratio();
    const auto side = static_cast<int>(spec.geometry.side() * spec.geometry.ratio());
    ground = QPixmap::fromImage(
        image.copy(static_cast<int>(margin), static_cast<int>(margin), side, side));
    ground.setDevicePixelRatio(spec.geometry.ratio());
    QPixmapCache::insert(key, ground);
    return ground;
}

}  // namespace

ThumbnailItem::ThumbnailItem(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void ThumbnailItem::setPicture(const BoardPicture& picture) {
    if (picture == picture_) return;
    picture_ = picture;
    picture_.next = Stone::None;
    update();
    Q_EMIT changed();
}

void ThumbnailItem::setLook(const QString& look) {
    if (look == look_) return;
    look_ = look;
    update();
    Q_EMIT changed();
}

void ThumbnailItem::paint(QPainter* painter) {
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const double side = std::min(width(), height());
    if (side < 1) return;
    const BoardStyle& style = BoardStyle::named(look_);
    const GroundSpec spec{BoardGeometry(picture_.size, side, ratio, false), style.kind};
    painter->drawPixmap(0, 0, groundFor(spec, look_));
    const StoneImages stones(spec.geometry.cell(), ratio, style.isFlat());
    const QString noFont;
    BoardPainter(*painter, spec.geometry, style, stones, picture_, {}, noFont).paint();
}

}  // namespace tianyuan::desktop
