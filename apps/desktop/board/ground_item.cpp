#include "desktop/board/ground_item.h"

#include <QCache>
#include <QCoreApplication>
#include <QPointer>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QThreadPool>

#include <algorithm>
#include <memory>

namespace tianyuan::desktop {
namespace {

/// Materials of boards that nobody sees now, so that a page that is opened again has its board at
/// once; those that were seen last, and a few only. For the thread of the window.
QCache<QString, QImage>& shelf() {
    constexpr qsizetype Bytes = 24 << 20;
    static QCache<QString, QImage> materials(Bytes);
    return materials;
}

QString nameOf(const GroundSpec& spec) {
    const double pixels = spec.geometry.side() * spec.geometry.ratio();
    return QString("%1 %2 %3")
        .arg(static_cast<int>(spec.kind))
        .arg(pixels)
        .arg(spec.geometry.ratio());
}

}  // namespace

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
    if (change != ItemVisibleHasChanged) return;
    if (data.boolValue) {
        polish();
    } else {
        putAway();
    }
}

void GroundItem::putAway() {
    if (isFine_) shelf().insert(nameOf(made_), new QImage(material_), material_.sizeInBytes());
    image_ = material_ = QImage();
    isFine_ = false;
    update();
}

/// Once a frame, however often the size has changed before it.
void GroundItem::updatePolish() {
    const GroundSpec spec = wanted();
    if (spec.geometry.side() < 1 || !window() || !isVisible()) return;
    if (spec == made_ && !image_.isNull()) return;
    if (spec.kind != made_.kind) material_ = QImage();
    const std::unique_ptr<QImage> kept(shelf().take(nameOf(spec)));
    if (kept) material_ = *kept;
    image_ = makeGround(spec, material_);
    made_ = spec;
    isFine_ = kept != nullptr;
    isFresh_ = true;
    update();
    if (!isReady()) return startMaking();
    Q_EMIT readyChanged();
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
                    if (!self->isVisible()) return;
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
    if (image_.isNull()) {
        delete picture;
        return nullptr;
    }
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
