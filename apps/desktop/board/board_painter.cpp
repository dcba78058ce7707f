#include "desktop/board/board_painter.h"

#include <QFont>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

/// Is the ground light, once it is tinted?
bool isLight(const QColor& ground, const QColor& tint) {
    const auto part = [&](double below, double above) {
        const double value = below + (above - below) * tint.alphaF();
        return std::pow(value, 2.2);
    };
    const double luminance = 0.2126 * part(ground.redF(), tint.redF()) +
                             0.7152 * part(ground.greenF(), tint.greenF()) +
                             0.0722 * part(ground.blueF(), tint.blueF());
    return luminance > 0.18;
}

/// In cells, as large as fits into its disc.
double figureSize(const QString& figure) {
    return figure.size() <= 2 ? 0.40 : figure.size() == 3 ? 0.34 : 0.27;
}

}  // namespace

BoardPainter::BoardPainter(QPainter& painter, const BoardGeometry& geometry,
                           const BoardStyle& style, const StoneImages& stones,
                           const BoardPicture& picture, const BoardMoment& moment,
                           const QString& font)
    : painter_(painter),
      geometry_(geometry),
      style_(style),
      stones_(stones),
      picture_(picture),
      moment_(moment),
      font_(font),
      cell_(geometry.cell()) {}

void BoardPainter::paint() {
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (geometry_.hasCoordinates()) drawCoordinates();
    drawZone();
    drawHotLines();
    drawScores();
    drawBarred();
    drawOffered();
    drawCapsules(true);
    drawGlow();
    drawShadows();
    drawStones();
    drawLast();
    drawExpectedLine();
    drawHover();
    drawPreview();
    drawSuggested();
    drawForbidden();
    drawMarks();
    drawCapsules(false);
    if (!picture_.winning.empty()) drawVictory();
    drawCursor();
}

void BoardPainter::text(QPointF centre, const QString& words, double size, const QColor& colour,
                        bool bold) {
    QFont font(font_);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setBold(bold);
    painter_.setFont(font);
    painter_.setPen(colour);
    const double reach = 2 * cell_;
    painter_.drawText(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach),
                      Qt::AlignCenter, words);
}

void BoardPainter::circle(QPointF centre, double radius, const QColor& fill) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(fill);
    painter_.drawEllipse(centre, radius, radius);
}

void BoardPainter::ring(QPointF centre, double radius, double width, const QColor& colour,
                        Qt::PenStyle style) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(colour, width, style, Qt::FlatCap));
    painter_.drawEllipse(centre, radius, radius);
}

void BoardPainter::drawCoordinates() {
    const int last = picture_.size - 1;
    const double size = std::clamp(cell_ * 0.27, 9.0, 15.0);
    const auto label = [&](QPointF place, const QString& words, bool hot) {
        if (hot && style_.isFlat()) {
            painter_.fillRect(
                QRectF(-cell_ * 0.24, -cell_ * 0.22, cell_ * 0.48, cell_ * 0.44).translated(place),
                Qt::black);
        }
        const QColor ink = !hot ? style_.coordinate : style_.isFlat() ? Qt::white : style_.hot;
        text(place, words, size, ink, hot || style_.isFlat());
    };
    for (int i = 0; i <= last; ++i) {
        label(at({i, last}) + QPointF(0, cell_ * 0.56), QChar('A' + i),
              moment_.hovered && moment_.hovered->x == i);
        label(at({0, i}) - QPointF(cell_ * 0.56, 0), QString::number(picture_.size - i),
              moment_.hovered && moment_.hovered->y == i);
    }
}

/// From the hovered crossing to its two names.
void BoardPainter::drawHotLines() {
    if (!moment_.hovered || style_.isFlat() || !geometry_.hasCoordinates()) return;
    const QPointF place = at(*moment_.hovered);
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(QPen(faded(style_.hot, 0.55), geometry_.lineWidth(0.022)));
    const double reach = cell_ * 0.42;
    painter_.drawLine(place, QPointF(place.x(), at({0, picture_.size - 1}).y() + reach));
    painter_.drawLine(place, QPointF(at({0, 0}).x() - reach, place.y()));
    painter_.setRenderHint(QPainter::Antialiasing, true);
}

/// Cells of points that matter, as one shaded area where they lie side by side; without colours,
/// by its outline too.
void BoardPainter::drawZone() {
    if (picture_.zone.empty()) return;
    QPainterPath area;
    for (const Point point : picture_.zone) {
        const QPointF place = at(point);
        area.addRect(QRectF(place - QPointF(cell_ / 2, cell_ / 2), QSizeF(cell_, cell_)));
    }
    painter_.setPen(QPen(faded(style_.own, style_.isFlat() ? 1 : 0.45), geometry_.lineWidth(0.04)));
    painter_.setBrush(faded(style_.own, style_.isFlat() ? 0.10 : 0.16));
    painter_.drawPath(area.simplified());
}

void BoardPainter::drawScores() {
    for (const ScoreMark& mark : picture_.scores) {
        const double value = std::clamp(mark.value, 0.0, 1.0);
        const QColor tint = faded(style_.own, 0.18 + 0.62 * value);
        if (mark.figure.isEmpty()) {
            circle(at(mark.point), cell_ * (0.20 + 0.22 * value), tint);
            continue;
        }
        // A figure has the same room everywhere, no line of the board behind it, and the ink that
        // stands out from its tint.
        circle(at(mark.point), cell_ * 0.42, style_.clear);
        circle(at(mark.point), cell_ * 0.42, tint);
        const QColor ink = isLight(style_.clear, tint) ? QColor("#15110A") : QColor(Qt::white);
        text(at(mark.point), mark.figure, cell_ * figureSize(mark.figure), ink);
    }
}

/// Where an opening lets a stone go: dots on those points, or bars on the others if they are fewer.
void BoardPainter::drawBarred() {
    if (picture_.open.empty() || !picture_.offered.empty()) return;
    const int empty = picture_.size * picture_.size - static_cast<int>(picture_.stones.size());
    const auto open = static_cast<int>(picture_.open.size());
    if (open == empty) return;
    if (open <= empty - open) {
        for (const Point point : picture_.open) {
            circle(at(point), cell_ * 0.13, faded(style_.own, 0.55));
        }
        return;
    }
    painter_.setPen(QPen(faded(style_.coordinate, 0.6), cell_ * 0.06, Qt::SolidLine, Qt::RoundCap));
    const QPointF half(cell_ * 0.12, cell_ * 0.12);
    for (int y = 0; y < picture_.size; ++y) {
        for (int x = 0; x < picture_.size; ++x) {
            const Point point(x, y);
            if (picture_.isPlayable(point)) continue;
            painter_.drawLine(at(point) - half, at(point) + half);
        }
    }
}

void BoardPainter::drawOffered() {
    int number = 0;
    for (const Point point : picture_.offered) {
        circle(at(point), cell_ * 0.36, style_.clear);
        ring(at(point), cell_ * 0.36, cell_ * 0.05, style_.own);
        text(at(point), QString::number(++number), cell_ * 0.36, style_.own);
    }
}

/// Does a stone lie here, of the game or of a line that is shown?
bool BoardPainter::isTaken(Point point) const {
    const auto lies = [&](const ShownStone& each) { return each.point == point; };
    return std::any_of(picture_.stones.begin(), picture_.stones.end(), lies) ||
           std::any_of(picture_.line.begin(), picture_.line.end(), lies);
}

bool BoardPainter::isMarked(Point point) const {
    return std::any_of(picture_.marks.begin(), picture_.marks.end(),
                       [point](const record::Mark& mark) { return mark.point == point; });
}

bool BoardPainter::isNumbered(Point point) const {
    return std::any_of(
        picture_.stones.begin(), picture_.stones.end(),
        [point](const ShownStone& stone) { return stone.point == point && stone.number > 0; });
}

bool BoardPainter::isWinning(Point point) const {
    return std::find(picture_.winning.begin(), picture_.winning.end(), point) !=
           picture_.winning.end();
}

void BoardPainter::drawShadows() {
    for (const ShownStone& stone : picture_.stones) {
        const bool landing = moment_.landing == stone.point;
        painter_.setOpacity(landing ? moment_.landed : 1);
        stones_.drawShadow(painter_, at(stone.point));
    }
    painter_.setOpacity(1);
}

void BoardPainter::drawStones() {
    if (moment_.leaving) {
        painter_.setOpacity(1 - moment_.left);
        stones_.drawStone(painter_, at(moment_.leaving->point), moment_.leaving->stone);
        painter_.setOpacity(1);
    }
    for (const ShownStone& stone : picture_.stones) {
        const bool landing = moment_.landing == stone.point;
        const double landed = landing ? moment_.landed : 1;
        painter_.setOpacity(std::min(1.0, landed * 140 / 60));
        stones_.drawStone(painter_, at(stone.point), stone.stone, 1.12 - 0.12 * landed);
        painter_.setOpacity(1);
        if (stone.number > 0 && !isMarked(stone.point)) {
            drawNumber(stone, stone.point == picture_.last && picture_.winning.empty());
        }
    }
}

void BoardPainter::drawNumber(const ShownStone& stone, bool isLast, double scale) {
    const bool black = stone.stone == Stone::Black;
    QColor ink(black ? "#F4F1EA" : "#26221C");
    if (style_.isFlat()) ink = black ? Qt::white : Qt::black;
    if (isLast && !style_.isFlat()) ink = QColor(black ? "#FF9C82" : "#A62E17");
    const double size = stone.number >= 100 ? 0.33 : 0.41;
    text(at(stone.point), QString::number(stone.number), cell_ * size * scale, ink);
    if (!isLast) return;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ink);
    painter_.drawRoundedRect(
        QRectF(-cell_ * 0.14, cell_ * 0.24, cell_ * 0.28, cell_ * 0.05).translated(at(stone.point)),
        cell_ * 0.025, cell_ * 0.025);
}

void BoardPainter::drawLast() {
    if (!picture_.last || !picture_.winning.empty() || picture_.stones.empty()) return;
    if (isMarked(*picture_.last)) return;
    const auto stone = std::find_if(picture_.stones.begin(), picture_.stones.end(),
                                    [&](const auto& each) { return each.point == picture_.last; });
    if (stone == picture_.stones.end() || stone->number > 0) return;
    const bool black = stone->stone == Stone::Black;
    const QPointF place = at(stone->point);
    const QColor hot(black ? "#FF7A5C" : "#B23A22");
    const QColor colour = style_.isFlat() ? QColor(black ? Qt::white : Qt::black) : hot;
    const double scale = cell_ * moment_.landed;
    switch (moment_.lastMark) {
        case LastMark::Dot:
            if (!style_.isFlat()) return circle(place, scale * 0.125, colour);
            return painter_.fillRect(
                QRectF(-scale * 0.16, -scale * 0.16, scale * 0.32, scale * 0.32).translated(place),
                colour);
        case LastMark::Ring:
            return ring(place, scale * 0.24, scale * 0.065, colour);
        case LastMark::Triangle:
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colour);
            painter_.drawPolygon(QPolygonF({place + QPointF(0, -0.21 * scale),
                                            place + QPointF(0.19 * scale, 0.13 * scale),
                                            place + QPointF(-0.19 * scale, 0.13 * scale)}));
            return;
    }
}

void BoardPainter::drawExpectedLine() {
    bool first = true;
    for (const ShownStone& stone : picture_.line) {
        painter_.setOpacity(0.78);
        stones_.drawStone(painter_, at(stone.point), stone.stone, 0.92);
        painter_.setOpacity(1);
        drawNumber(stone, false, 0.92);
        if (first) ring(at(stone.point), cell_ * 0.46, cell_ * 0.06, style_.own);
        first = false;
    }
}

void BoardPainter::drawHover() {
    if (!moment_.hovered || picture_.preview == moment_.hovered) return;
    if (!picture_.isPlayable(*moment_.hovered)) return;
    const QPointF place = at(*moment_.hovered);
    if (style_.isFlat()) {
        circle(place, cell_ * 0.40, Qt::white);
        painter_.setBrush(Qt::NoBrush);
        QPen dashes(Qt::black, cell_ * 0.08, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({2.1, 1.5});
        painter_.setPen(dashes);
        painter_.drawEllipse(place, cell_ * 0.40, cell_ * 0.40);
        const bool black = picture_.next == Stone::Black;
        circle(place, cell_ * 0.235, black ? Qt::black : Qt::white);
        if (!black) ring(place, cell_ * 0.235, cell_ * 0.05, Qt::black);
        return;
    }
    painter_.setOpacity(0.5);
    stones_.drawStone(painter_, place, picture_.next);
    painter_.setOpacity(1);
}

}  // namespace tianyuan::desktop
