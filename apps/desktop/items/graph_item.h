#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QStringList>
#include <QVariantList>

namespace tianyuan::desktop {

/// The chance to win over a game as a curve, Black's above: one value for the start and one after
/// each move. Turning points are marked by their form, and where the board is by a line.
class GraphItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(ChanceGraph)
    Q_PROPERTY(QVariantList chances MEMBER chances_ NOTIFY changed)  // 0 to 1; negative: not known
    Q_PROPERTY(QStringList marks MEMBER marks_ NOTIFY changed)       // "??", "?", "!", by move
    Q_PROPERTY(int current MEMBER current_ NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY changed)
    Q_PROPERTY(QColor fill MEMBER fill_ NOTIFY changed)
    Q_PROPERTY(QColor cursor MEMBER cursor_ NOTIFY changed)
    Q_PROPERTY(QColor mistake MEMBER mistake_ NOTIFY changed)
    Q_PROPERTY(QColor doubt MEMBER doubt_ NOTIFY changed)

public:
    explicit GraphItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    /// The move that lies at a place.
    Q_INVOKABLE int plyAt(double x) const;
    Q_INVOKABLE double placeOf(int ply) const;

Q_SIGNALS:
    void changed();

private:
    double valueOf(qsizetype ply) const { return chances_[ply].toDouble(); }
    QPointF pointOf(qsizetype ply) const;
    void drawCurve(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;

    QVariantList chances_;
    QStringList marks_;
    int current_ = 0;
    QColor ink_, ground_, fill_, cursor_, mistake_, doubt_;
};

}  // namespace tianyuan::desktop
