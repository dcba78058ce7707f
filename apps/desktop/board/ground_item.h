#pragma once

#include "desktop/board/board_ground.h"

#include <QQuickItem>

namespace tianyuan::desktop {

/// The empty board under the stones. Its material is made on another thread, once for each size;
/// until it is there, the board is plain or that of the last size is stretched. Where nobody sees
/// it, it has no picture: there are more boards in the window than pages that are shown.
class GroundItem : public QQuickItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(BoardGround)
    Q_PROPERTY(int lines MEMBER lines_ NOTIFY specChanged)
    Q_PROPERTY(QString look MEMBER look_ NOTIFY specChanged)  // "wood", "paper", "slate", "flat"
    Q_PROPERTY(bool coordinates MEMBER coordinates_ NOTIFY specChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)  // with its material

public:
    explicit GroundItem(QQuickItem* parent = nullptr);

    bool isReady() const { return made_ == wanted() && isFine_; }
    /// What its pictures take, in bytes.
    qsizetype bytesInUse() const { return image_.sizeInBytes() + material_.sizeInBytes(); }

Q_SIGNALS:
    void specChanged();
    void readyChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void updatePolish() override;

private:
    GroundSpec wanted() const;
    void startMaking();
    void putAway();

    int lines_ = 15;
    QString look_ = "wood";
    bool coordinates_ = true;
    QImage image_;
    QImage material_;        // of any size, or none
    GroundSpec made_;        // what image_ shows
    bool isFine_ = false;    // with its material
    bool isMaking_ = false;  // on another thread
    bool isFresh_ = false;   // image_ is not on the screen yet
};

}  // namespace tianyuan::desktop
