// The marks over the stones: why a point is forbidden, what is suggested, what won.

#include "desktop/board/board_painter.h"

#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

double eased(double t) { return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t); }

/// How far a part of the show is, that begins at `start` and takes `length` milliseconds.
double part(double victory, double start, double length) {
    return std::clamp((victory * VictoryMilliseconds - start) / length, 0.0, 1.0);
}

}  // namespace

QColor BoardPainter::toneOf(Capsule::Tone tone) const {
    switch (tone) {
        case Capsule::Tone::Warning:
            return style_.kind == BoardKind::Slate ? QColor("#F08A72") : QColor("#AE3A22");
        case Capsule::Tone::Own:
            return style_.own;
        case Capsule::Tone::Threat:
            break;
    }
    return style_.kind == BoardKind::Slate ? QColor("#FFD27A") : QColor("#8A5A0B");
}

void BoardPainter::drawCapsules(bool fill) {
    for (const Capsule& capsule : picture_.capsules) drawCapsule(capsule, fill);
}

/// A tint under the stones, an outline above them, diamonds where it can grow.
void BoardPainter::drawCapsule(const Capsule& capsule, bool fill) {
    if (capsule.stones.empty()) return;
    const QPointF from = at(capsule.stones.front()), to = at(capsule.stones.back());
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y()), radius = cell_ * 0.56;
    const QColor tone = toneOf(capsule.tone);
    painter_.save();
    painter_.translate(from);
    painter_.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI);
    QPen outline(tone, cell_ * 0.05);
    if (!capsule.counts) {
        outline.setStyle(Qt::CustomDashLine);
        outline.setDashPattern({2.8, 2.0});
    }
    painter_.setPen(fill ? QPen(Qt::NoPen) : outline);
    painter_.setBrush(fill ? QBrush(faded(tone, 0.12)) : QBrush(Qt::NoBrush));
    painter_.drawRoundedRect(QRectF(-radius, -radius, length + 2 * radius, 2 * radius), radius,
                             radius);
    painter_.restore();
    if (fill) return;
    painter_.setPen(QPen(tone, cell_ * 0.05));
    painter_.setBrush(Qt::NoBrush);
    const double half = cell_ * 0.18;
    for (const Point point : capsule.growth) {
        if (isTaken(point)) continue;
        const QPointF place = at(point);
        painter_.drawPolygon(QPolygonF({place + QPointF(0, -half), place + QPointF(half, 0),
                                        place + QPointF(0, half), place + QPointF(-half, 0)}));
    }
    if (capsule.tag == 0) return;
    // At the end that is farther from the point in question, half outside.
    const bool atFront = picture_.foul && capsule.stones.front() == *picture_.foul;
    const QPointF end = atFront ? to : from;
    const QPointF outward = (atFront ? way : -way) / std::max(1.0, length);
    const QPointF aside(-outward.y(), outward.x());
    const QPointF place = end + (outward + aside) * cell_ * 0.5;
    circle(place, cell_ * 0.25, tone);
    const QColor ink = style_.kind == BoardKind::Slate ? QColor("#0F231B") : QColor(Qt::white);
    text(place, QString::number(capsule.tag), cell_ * 0.28, ink);
}

void BoardPainter::drawCross(Point point, bool cleared) {
    const QPointF place = at(point);
    const double arm = cell_ * 0.17;
    if (cleared) circle(place, cell_ * 0.27, style_.clear);
    painter_.setPen(QPen(style_.hot, cell_ * 0.075, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(place + QPointF(-arm, -arm), place + QPointF(arm, arm));
    painter_.drawLine(place + QPointF(arm, -arm), place + QPointF(-arm, arm));
}

/// On a stone in the ink that stands out from it; on a crossing over a cleared disc.
void BoardPainter::drawMarks() {
    for (const record::Mark& mark : picture_.marks) {
        const auto stone =
            std::find_if(picture_.stones.begin(), picture_.stones.end(),
                         [&](const ShownStone& each) { return each.point == mark.point; });
        if (stone == picture_.stones.end()) {
            circle(at(mark.point), cell_ * 0.34, style_.clear);
            drawMark(mark, style_.coordinate);
        } else {
            drawMark(mark, QColor(stone->stone == Stone::Black ? "#F4F1EA" : "#26221C"));
        }
    }
}

void BoardPainter::drawMark(const record::Mark& mark, const QColor& ink) {
    const QPointF place = at(mark.point);
    const double reach = cell_ * 0.22;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(ink, cell_ * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    switch (mark.kind) {
        case record::Mark::Kind::Triangle:
            painter_.drawPolygon(QPolygonF{place + QPointF(0, -reach * 1.1),
                                           place + QPointF(reach, reach * 0.7),
                                           place + QPointF(-reach, reach * 0.7)});
            break;
        case record::Mark::Kind::Square:
            painter_.drawRect(QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(place));
            break;
        case record::Mark::Kind::Circle:
            painter_.drawEllipse(place, reach, reach);
            break;
        case record::Mark::Kind::Cross:
            painter_.drawLine(place + QPointF(-reach, -reach), place + QPointF(reach, reach));
            painter_.drawLine(place + QPointF(-reach, reach), place + QPointF(reach, -reach));
            break;
        case record::Mark::Kind::Label: {
            const QString label = QString::fromStdString(mark.text);
            text(place, label.left(4), cell_ * (label.size() > 2 ? 0.28 : 0.42), ink);
            break;
        }
    }
}

void BoardPainter::drawForbidden() {
    if (picture_.foul) {
        painter_.setOpacity(0.5);
        stones_.drawStone(painter_, at(*picture_.foul), Stone::Black);
        painter_.setOpacity(1);
    }
    for (const ForbiddenPoint& mark : picture_.forbidden) {
        drawCross(mark.point, true);
        if (mark.point == picture_.foul) continue;
        const char* kind = mark.foul == FoulStatus::Overline     ? "6+"
                           : mark.foul == FoulStatus::DoubleFour ? "4·4"
                                                                 : "3·3";
        text(at(mark.point) + QPointF(cell_ * 0.44, -cell_ * 0.30), QString::fromUtf8(kind),
             cell_ * 0.24, style_.hot);
    }
}

void BoardPainter::drawSuggested() {
    if (picture_.area) {
        circle(at(*picture_.area), cell_ * 2.6, faded(style_.own, 0.10));
        ring(at(*picture_.area), cell_ * 2.6, cell_ * 0.06, style_.own, Qt::DashLine);
    }
    if (!picture_.suggested) return;
    const QPointF place = at(*picture_.suggested);
    painter_.setOpacity(0.6);
    if (picture_.next != Stone::None) stones_.drawStone(painter_, place, picture_.next, 0.92);
    painter_.setOpacity(1);
    ring(place, cell_ * 0.46, cell_ * 0.07, style_.own);
}

/// A stone that waits for the second tap: whole, with a dashed ring.
void BoardPainter::drawPreview() {
    if (!picture_.preview || picture_.next == Stone::None) return;
    const QPointF place = at(*picture_.preview);
    painter_.setOpacity(0.8);
    stones_.drawStone(painter_, place, picture_.next);
    painter_.setOpacity(1);
    QPen dashes(style_.cursor, cell_ * 0.06, Qt::CustomDashLine);
    dashes.setDashPattern({2.4, 1.6});
    painter_.setPen(dashes);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawEllipse(place, cell_ * 0.54, cell_ * 0.54);
}

void BoardPainter::drawCursor() {
    if (!moment_.cursorShown || !moment_.hovered) return;
    const QPointF place = at(*moment_.hovered);
    const double half = cell_ * 0.5, arm = cell_ * 0.2;
    const auto brackets = [&](const QPen& pen) {
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        for (const int x : {-1, 1}) {
            for (const int y : {-1, 1}) {
                const QPointF corner = place + QPointF(x * half, y * half);
                painter_.drawPolyline(QPolygonF(
                    {corner - QPointF(x * arm, 0), corner, corner - QPointF(0, y * arm)}));
            }
        }
    };
    if (style_.isFlat()) {
        brackets(
            QPen(QColor("#FFD60A"), cell_ * 0.16, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    }
    brackets(QPen(style_.cursor, cell_ * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void BoardPainter::drawGlow() {
    if (picture_.winning.empty() || style_.isFlat()) return;
    const double radius = cell_ * 0.80;
    int index = 0;
    for (const Point point : picture_.winning) {
        const double shown = part(moment_.victory, 70.0 * index++, 140);
        QRadialGradient glow(at(point), radius);
        glow.setColorAt(0.55, faded(QColor("#FFE9A8"), 0.95 * shown));
        glow.setColorAt(0.75, faded(QColor("#FFDF8A"), 0.5 * shown));
        glow.setColorAt(1, faded(QColor("#FFD56B"), 0));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(glow);
        painter_.drawEllipse(at(point), radius, radius);
    }
}

void BoardPainter::drawVictory() {
    const double veil =
        part(moment_.victory, RingsMilliseconds + LineMilliseconds, VeilMilliseconds);
    if (!style_.isFlat()) {
        for (const ShownStone& stone : picture_.stones) {
            if (isWinning(stone.point)) continue;
            circle(at(stone.point), stones_.radius() + 0.5, faded(style_.veil, 0.38 * veil));
        }
    }
    const QColor red(style_.isFlat() ? "#C00000" : "#F0603F");
    int index = 0;
    for (const Point point : picture_.winning) {
        const double shown = part(moment_.victory, 70.0 * index++, 140);
        if (!style_.isFlat()) {
            ring(at(point), stones_.radius() + cell_ * 0.015, cell_ * 0.05,
                 faded(QColor("#FFF1C4"), shown));
        }
        if (!isNumbered(point)) circle(at(point), cell_ * 0.115 * shown, red);
    }
    const double drawn = eased(part(moment_.victory, RingsMilliseconds, LineMilliseconds));
    if (drawn <= 0) return;
    // Winning rows may cross in the last stone: each is joined from end to end.
    painter_.setPen(QPen(red, cell_ * 0.075, Qt::SolidLine, Qt::RoundCap));
    for (const Offset step : Directions) {
        for (const Point point : picture_.winning) {
            if (isWinning(point - step)) continue;
            Point end = point;
            while (isWinning(end + step)) end = end + step;
            if (distance(point, end) >= 4) drawWinningLine(point, end, step, drawn);
        }
    }
}

/// From stone to stone; a number stays free.
void BoardPainter::drawWinningLine(Point first, Point last, Offset step, double drawn) {
    const double length = std::hypot(at(last).x() - at(first).x(), at(last).y() - at(first).y());
    const QPointF way = (at(last) - at(first)) / length;
    const auto room = [this](Point point) { return isNumbered(point) ? cell_ * 0.34 : 0; };
    for (Point point = first; point != last; point = point + step) {
        const double done =
            std::hypot(at(point).x() - at(first).x(), at(point).y() - at(first).y());
        const double next = done + length / distance(first, last);
        const double begin = done + room(point);
        const double end = std::min(next - room(point + step), length * drawn);
        if (end > begin) painter_.drawLine(at(first) + way * begin, at(first) + way * end);
    }
}

}  // namespace tianyuan::desktop
