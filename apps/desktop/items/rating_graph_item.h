#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>

namespace tianyuan::desktop {

/// A rating over time as a curve, with a band around it for how sure it is. Lines across at round
/// numbers.
class RatingGraphItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(RatingGraph)
    /// Maps with "place" (days since the first), "rating" and "deviation".
    Q_PROPERTY(QVariantList points MEMBER points_ NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY changed)
    Q_PROPERTY(QColor band MEMBER band_ NOTIFY changed)
    Q_PROPERTY(QString fontFamily MEMBER fontFamily_ NOTIFY changed)
    Q_PROPERTY(int fontSize MEMBER fontSize_ NOTIFY changed)

public:
    explicit RatingGraphItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    struct Range {
        double least = 0;
        double most = 0;
    };

    Range range() const;
    QPointF placeOf(const QVariant& point, double rating, const Range& range, double left) const;
    double drawLines(QPainter& painter, const Range& range) const;

    QVariantList points_;
    QColor ink_, faint_, band_;
    QString fontFamily_;
    int fontSize_ = 12;
};

}  // namespace tianyuan::desktop
