#include "desktop/items/graph_item.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr double Margin = 6;  // so that marks at the edges are whole

}  // namespace

GraphItem::GraphItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &GraphItem::changed, this, [this] { update(); });
}

double GraphItem::placeOf(int ply) const {
    const double steps = std::max<double>(1, static_cast<double>(chances_.size() - 1));
    return Margin + (width() - 2 * Margin) * ply / steps;
}

int GraphItem::plyAt(double x) const {
    if (chances_.isEmpty()) return 0;
    const double steps = std::max<double>(1, static_cast<double>(chances_.size() - 1));
    const auto ply = std::lround((x - Margin) / std::max(1.0, width() - 2 * Margin) * steps);
    return static_cast<int>(std::clamp<long>(ply, 0, static_cast<long>(chances_.size() - 1)));
}

QPointF GraphItem::pointOf(qsizetype ply) const {
    return {placeOf(static_cast<int>(ply)), Margin + (height() - 2 * Margin) * (1 - valueOf(ply))};
}

void GraphItem::paint(QPainter* painter) {
    const QRectF whole = boundingRect();
    QPainterPath frame;
    frame.addRoundedRect(whole, 8, 8);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(frame, ground_);
    painter->setClipPath(frame);
    drawCurve(*painter);
    painter->setClipping(false);

    QPen middle(ink_, 1, Qt::DashLine);
    painter->setOpacity(0.35);
    painter->setPen(middle);
    painter->drawLine(QPointF(Margin, whole.center().y()),
                      QPointF(whole.right() - Margin, whole.center().y()));
    painter->setOpacity(1);
    if (current_ >= 0 && current_ < chances_.size()) {
        painter->setPen(QPen(cursor_, 2));
        painter->drawLine(QPointF(placeOf(current_), 0),
                          QPointF(placeOf(current_), whole.bottom()));
    }
    drawMarks(*painter);
}

/// In pieces, where some positions are not judged yet; what lies below is filled.
void GraphItem::drawCurve(QPainter& painter) const {
    for (qsizetype from = 0; from < chances_.size(); ++from) {
        if (valueOf(from) < 0) continue;
        qsizetype to = from;
        while (to + 1 < chances_.size() && valueOf(to + 1) >= 0) ++to;
        QPainterPath curve(pointOf(from));
        for (qsizetype ply = from + 1; ply <= to; ++ply) curve.lineTo(pointOf(ply));
        QPainterPath area(curve);
        area.lineTo(pointOf(to).x(), height());
        area.lineTo(pointOf(from).x(), height());
        painter.fillPath(area, fill_);
        painter.setPen(QPen(ink_, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        if (from == to) {
            painter.drawPoint(pointOf(from));
        } else {
            painter.drawPath(curve);
        }
        from = to;
    }
}

void GraphItem::drawMarks(QPainter& painter) const {
    for (qsizetype move = 0; move < marks_.size() && move + 1 < chances_.size(); ++move) {
        if (valueOf(move + 1) < 0) continue;
        const QPointF place = pointOf(move + 1);
        painter.setPen(QPen(ground_, 1.5));
        if (marks_[move] == "??") {
            painter.setBrush(mistake_);
            painter.drawEllipse(place, 5, 5);
        } else if (marks_[move] == "?") {
            painter.setBrush(doubt_);
            painter.drawPolygon(QPolygonF({place + QPointF(0, -5.5), place + QPointF(5.5, 0),
                                           place + QPointF(0, 5.5), place + QPointF(-5.5, 0)}));
        }
    }
}

}  // namespace tianyuan::desktop
