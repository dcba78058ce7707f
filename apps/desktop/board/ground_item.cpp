#include "desktop/board/ground_item.h"

#include <QCoreApplication>
#include <QPointer>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QThreadPool>

#include <algorithm>

namespace tianyuan::desktop {

GroundItem::GroundItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &GroundItem::specChanged, this, &GroundItem::polish);
}

GroundSpec GroundItem::wanted() const {
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    return {BoardGeometry(lines_, std::min(width(), height()), ratio, coordinates_),
            BoardStyle::named(look_).kind};
}

void GroundItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) polish();
}

void GroundItem::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) polish();
}

/// Once a frame, however often the size has changed before it.
void GroundItem::updatePolish() {
    const GroundSpec spec = wanted();
    if (spec.geometry.side() < 1 || !window()) return;
    if (spec == made_ && !image_.isNull()) return;
    if (spec.kind != made_.kind) material_ = QImage();
    image_ = makeGround(spec, material_);
    made_ = spec;
    isFine_ = false;
    isFresh_ = true;
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
            const QImage material = makeMaterial(spec);
            const QImage image = makeGround(spec, material);
            QMetaObject::invokeMethod(
                home,
                [self, spec, material, image] {
                    if (!self) return;
                    self->isMaking_ = false;
                    if (spec != self->wanted()) return self->startMaking();
                    self->image_ = image;
                    self->material_ = material;
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
