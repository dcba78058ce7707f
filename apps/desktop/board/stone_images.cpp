#include "desktop/board/stone_images.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <utility>

namespace tianyuan::desktop {
namespace {

/// Stones are drawn in a square from -1 to 1, with a radius of 1; the image has some room around.
constexpr double Room = 1.06;
constexpr double ShadowReach = 1.19;
constexpr QPointF ShadowOffset(0.08, 0.17);

QColor tinted(const char* colour, double alpha) {
    QColor result(colour);
    result.setAlphaF(static_cast<float>(alpha));
    return result;
}

QRadialGradient gradient(QPointF centre, double radius, QPointF focus,
                         std::initializer_list<std::pair<double, QColor>> stops) {
    QRadialGradient result(centre, radius, focus);
    for (const auto& [place, colour] : stops) result.setColorAt(place, colour);
    return result;
}

QImage drawn(double radius, double ratio, double reach,
             const std::function<void(QPainter&)>& draw) {
    const int pixels = 2 * static_cast<int>(std::ceil(radius * reach * ratio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels / 2.0, pixels / 2.0);
    painter.scale(radius * ratio, radius * ratio);
    painter.setPen(Qt::NoPen);
    draw(painter);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

/// Only colours that hide what is under them: pages know no others in gradients.
void drawPlainBlack(QPainter& painter) {
    painter.setBrush(gradient(
        {0, 0}, 1, {-0.28, -0.44},
        {{0, "#66676C"}, {0.22, "#46474C"}, {0.55, "#26272B"}, {0.86, "#141518"}, {1, "#0A0B0D"}}));
    painter.drawEllipse(QPointF(), 1, 1);
}

void drawPlainShadow(QPainter& painter) {
    painter.setBrush(tinted("#20140A", 0.28));
    painter.drawEllipse(QPointF(), 1.02, 1.02);
}

void drawBlack(QPainter& painter) {
    drawPlainBlack(painter);
    painter.setBrush(gradient({-0.16, -0.20}, 1.2, {-0.16, -0.20},
                              {{0.78, tinted("#FFFFFF", 0)},
                               {0.94, tinted("#FFFFFF", 0.14)},
                               {1, tinted("#FFFFFF", 0.06)}}));
    painter.drawEllipse(QPointF(), 1, 1);
    painter.save();
    painter.translate(-0.30, -0.40);
    painter.rotate(-32);
    painter.scale(0.46, 0.34);
    painter.setBrush(gradient(
        {0, 0}, 1, {0, 0},
        {{0, tinted("#FFFFFF", 0.34)}, {0.5, tinted("#FFFFFF", 0.12)}, {1, tinted("#FFFFFF", 0)}}));
    painter.drawEllipse(QPointF(), 1, 1);
    painter.restore();
}

void drawWhite(QPainter& painter) {
    painter.setBrush(gradient(
        {0, 0}, 1, {-0.24, -0.40},
        {{0, "#FFFFFF"}, {0.45, "#FAF8F3"}, {0.78, "#ECE8DF"}, {0.94, "#D8D2C5"}, {1, "#BFB7A7"}}));
    painter.drawEllipse(QPointF(), 1, 1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tinted("#6B5F4A", 0.38), 0.026));
    painter.drawEllipse(QPointF(), 0.988, 0.988);
}

void drawFlatBlack(QPainter& painter) {
    painter.setBrush(Qt::black);
    painter.drawEllipse(QPointF(), 1, 1);
}

void drawFlatWhite(QPainter& painter) {
    painter.setBrush(Qt::white);
    painter.setPen(QPen(Qt::black, 0.13));
    painter.drawEllipse(QPointF(), 0.935, 0.935);
}

/// Draws something of radius 1 at its place.
void drawAt(QPainter& painter, QPointF centre, double radius,
            const std::function<void(QPainter&)>& draw) {
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    draw(painter);
    painter.restore();
}

void drawSoftShadow(QPainter& painter) {
    painter.setBrush(gradient({0, 0}, ShadowReach, {0, 0},
                              {{0, tinted("#20140A", 0.62)},
                               {0.66, tinted("#20140A", 0.46)},
                               {0.82, tinted("#20140A", 0.20)},
                               {1, tinted("#20140A", 0)}}));
    painter.drawEllipse(QPointF(), ShadowReach, ShadowReach);
}

}  // namespace

StoneImages::StoneImages(double cell, double ratio, bool flat)
    : cell_(cell), ratio_(ratio), flat_(flat) {
    black_ = drawn(radius(), ratio, Room, flat ? drawFlatBlack : drawBlack);
    white_ = drawn(radius(), ratio, Room, flat ? drawFlatWhite : drawWhite);
    if (!flat) shadow_ = drawn(radius(), ratio, ShadowReach, drawSoftShadow);
}

StoneImages StoneImages::curves(double cell, bool flat) {
    StoneImages stones;
    stones.cell_ = cell;
    stones.flat_ = flat;
    stones.curves_ = true;
    return stones;
}

void StoneImages::drawStone(QPainter& painter, QPointF centre, Stone stone, double scale) const {
    if (curves_) {
        const bool black = stone == Stone::Black;
        return drawAt(
            painter, centre, radius() * scale,
            flat_ ? (black ? drawFlatBlack : drawFlatWhite) : (black ? drawPlainBlack : drawWhite));
    }
    const QImage& image = stone == Stone::Black ? black_ : white_;
    const double side = image.width() / ratio_ * scale;
    const QRectF place(centre.x() - side / 2, centre.y() - side / 2, side, side);
    painter.drawImage(place, image);
}

void StoneImages::drawShadow(QPainter& painter, QPointF centre) const {
    if (flat_) return;
    if (curves_) {
        return drawAt(painter, centre + ShadowOffset * radius(), radius(), drawPlainShadow);
    }
    const double side = shadow_.width() / ratio_;
    const QPointF middle = centre + ShadowOffset * radius();
    painter.drawImage(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), shadow_);
}

}  // namespace tianyuan::desktop
