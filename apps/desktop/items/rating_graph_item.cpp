#include "desktop/items/rating_graph_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr double CurveMargin = 8;  // so that the ends of the curve are whole
constexpr double Step = 200;       // between lines across

double valueOf(const QVariant& point, const char* name) {
    return point.toMap().value(name).toDouble();
}

}  // namespace

RatingGraphItem::RatingGraphItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &RatingGraphItem::changed, this, [this] { update(); });
}

/// From one line across to another, with room for the band.
RatingGraphItem::Range RatingGraphItem::range() const {
    Range range{valueOf(points_.first(), "rating"), valueOf(points_.first(), "rating")};
    for (const QVariant& point : points_) {
        const double rating = valueOf(point, "rating");
        const double deviation = valueOf(point, "deviation");
        range.least = std::min(range.least, rating - deviation);
        range.most = std::max(range.most, rating + deviation);
    }
    range.least = std::floor(range.least / Step) * Step;
    range.most = std::max(std::ceil(range.most / Step) * Step, range.least + Step);
    return range;
}

QPointF RatingGraphItem::placeOf(const QVariant& point, double rating, const Range& range,
                                 double left) const {
    const double last = valueOf(points_.last(), "place");
    const double share = last > 0 ? valueOf(point, "place") / last : 1;
    const double height = (rating - range.least) / (range.most - range.least);
    return {left + share * (width() - left - CurveMargin),
            CurveMargin + (1 - height) * (this->height() - 2 * CurveMargin)};
}

/// Gives back how much room the numbers take.
double RatingGraphItem::drawLines(QPainter& painter, const Range& range) const {
    QFont font(fontFamily_);
    font.setPixelSize(fontSize_);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double left = metrics.horizontalAdvance("0000") + CurveMargin;
    // As many numbers as can stand below each other.
    const double most = std::max(1.0, (height() - 2 * CurveMargin) / (1.6 * fontSize_));
    const double step = Step * std::ceil((range.most - range.least) / Step / most);
    for (double rating = range.least; rating <= range.most; rating += step) {
        const double y = placeOf(points_.last(), rating, range, left).y();
        painter.setPen(QPen(faint_, 1, Qt::DotLine));
        painter.drawLine(QPointF(left, y), QPointF(width(), y));
        painter.setPen(ink_);
        painter.setOpacity(0.7);
        painter.drawText(QRectF(0, y - fontSize_, left - CurveMargin, 2.0 * fontSize_),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(rating));
        painter.setOpacity(1);
    }
    return left;
}

void RatingGraphItem::paint(QPainter* painter) {
    if (points_.isEmpty() || width() < 60 || height() < 40) return;
    painter->setRenderHint(QPainter::Antialiasing);
    const Range whole = range();
    const double left = drawLines(*painter, whole);
    QPolygonF curve, upper, lower;
    for (const QVariant& point : points_) {
        const double rating = valueOf(point, "rating");
        const double deviation = valueOf(point, "deviation");
        curve << placeOf(point, rating, whole, left);
        upper << placeOf(point, rating + deviation, whole, left);
        lower << placeOf(point, rating - deviation, whole, left);
    }
    std::reverse(lower.begin(), lower.end());
    QPainterPath band;
    band.addPolygon(upper + lower);
    painter->fillPath(band, band_);
    painter->setPen(QPen(ink_, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(curve);
    painter->setBrush(ink_);
    painter->drawEllipse(curve.last(), 3, 3);
}

}  // namespace tianyuan::desktop
