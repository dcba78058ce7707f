#include "board/ground_item.h"

#include <QCoreApplication>
#include <QPointer>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QThreadPool>

#include <algorithm>

namespace tianyuan::desktop {

GroundItem::GroundItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &GroundItem::specChanged, this, &GroundItem::refresh);
}

GroundSpec GroundItem::wanted() const {
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    return {BoardGeometry(lines_, std::min(width(), height()), ratio, coordinates_),
            BoardStyle::named(look_).kind};
}

void GroundItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) refresh();
}

void GroundItem::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) refresh();
}

void GroundItem::refresh() {
    const GroundSpec spec = wanted();
    if (spec.geometry.side() < 1 || !window()) return;
    const bool onlySizeDiffers = spec.kind == made_.kind &&
                                 spec.geometry.lines() == made_.geometry.lines() &&
                                 spec.geometry.hasCoordinates() == made_.geometry.hasCoordinates();
    if (image_.isNull() || !onlySizeDiffers) {
        image_ = makeGround(spec, false);
        made_ = spec;
        isFine_ = false;
        isFresh_ = true;
    }
    if (!isReady()) startMaking();
    update();
}

/// One picture at a time: while the window is being resized, those in between are left out.
void GroundItem::startMaking() {
    if (isMaking_) return;
    isMaking_ = true;
    QPointer<GroundItem> self(this);
    QThreadPool::globalInstance()->start(
        [self, spec = wanted(), home = QCoreApplication::instance()] {
            QImage image = makeGround(spec, true);
            QMetaObject::invokeMethod(
                home,
                [self, spec, image] {
                    if (!self) return;
                    self->isMaking_ = false;
                    if (spec != self->wanted()) return self->startMaking();
                    self->image_ = image;
                    self->made_ = spec;
                    self->isFine_ = self->isFresh_ = true;
                    self->update();
                    Q_EMIT self->readyChanged();
                },
                Qt::QueuedConnection);
        });
}

QSGNode* GroundItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
    auto* picture = static_cast<QSGImageNode*>(node);
    if (image_.isNull()) return picture;
    if (!picture) {
        picture = window()->createImageNode();
        picture->setOwnsTexture(true);
        picture->setFiltering(QSGTexture::Linear);
        isFresh_ = true;
    }
    if (isFresh_) {
        picture->setTexture(window()->createTextureFromImage(image_));
        isFresh_ = false;
    }
    const double stretch = std::min(width(), height()) / made_.geometry.side();
    const double margin = groundMargin(made_) * stretch;
    const double side = image_.width() / image_.devicePixelRatio() * stretch;
    picture->setRect(QRectF(-margin, -margin, side, side));
    picture->markDirty(QSGNode::DirtyMaterial | QSGNode::DirtyGeometry);
    return picture;
}

}  // namespace tianyuan::desktop
