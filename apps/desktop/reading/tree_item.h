#pragma once

#include "table/variation_layout.h"

#include <QColor>
#include <QQuickPaintedItem>

#include <optional>

namespace tianyuan::desktop {

class GameController;
class RecordDesk;

/// The tree of variations of the record on the table. It is as large as what can be seen of it, and
/// draws only that: `offset` says which part.
class TreeItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(VariationTree)
    Q_PROPERTY(QPointF offset MEMBER offset_ NOTIFY lookChanged)
    Q_PROPERTY(qreal cell MEMBER cell_ NOTIFY lookChanged)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY lookChanged)
    Q_PROPERTY(QColor accent MEMBER accent_ NOTIFY lookChanged)
    Q_PROPERTY(QColor noted MEMBER noted_ NOTIFY lookChanged)  // moves with a comment
    Q_PROPERTY(QString font MEMBER font_ NOTIFY lookChanged)
    Q_PROPERTY(QSizeF whole READ whole NOTIFY treeChanged)
    /// Where the move on the board stands, in the whole.
    Q_PROPERTY(QRectF current READ current NOTIFY treeChanged)

public:
    explicit TreeItem(QQuickItem* parent = nullptr);

    QSizeF whole() const;
    QRectF current() const;

    /// Goes to the move at a place of the whole; false if there is none.
    Q_INVOKABLE bool goTo(QPointF place);
    /// One step: to the move before (0, -1), the next one (0, 1), the variation beside (±1, 0).
    Q_INVOKABLE void step(int across, int down);

    void paint(QPainter* painter) override;
    void componentComplete() override;

Q_SIGNALS:
    void lookChanged();
    void treeChanged();

private:
    void follow();
    QPointF centreOf(int lane, int row) const;
    const table::TreePlace* placeOf(record::NodeId node) const;
    void drawBranches(QPainter& painter) const;
    void drawMove(QPainter& painter, const table::TreePlace& place) const;

    GameController* game_ = nullptr;
    RecordDesk* desk_ = nullptr;
    table::TreeLayout layout_;
    QPointF offset_;
    double cell_ = 28;
    QColor ink_, accent_, noted_;
    QString font_;
};

}  // namespace tianyuan::desktop
