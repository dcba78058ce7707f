#include "desktop/board/board_ground.h"

#include "core/board.h"
#include "desktop/board/board_texture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tianyuan::desktop {
namespace {

constexpr double Radius = 6;
constexpr double ThumbnailCell = 12;  // below, lines are fainter and nothing is written

/// A soft step from 0 to 1 around 0, `blur` wide.
double softStep(double distance, double blur) {
    const double t = std::clamp(distance / blur + 0.5, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

struct Shadow {
    QColor colour;
    double down, blur, strength;
};

/// The shadow of a box is the product of two soft steps; no blur is needed.
void drawShadow(QImage& image, const QRectF& box, double ratio, const Shadow& shadow) {
    const QRectF dropped = box.translated(0, shadow.down);
    const QRgb colour = shadow.colour.rgb();
    std::array<QRgb, 256> shades{};  // by opacity
    for (std::size_t alpha = 0; alpha < shades.size(); ++alpha) {
        shades[alpha] = qPremultiply((colour & 0xFFFFFF) | static_cast<QRgb>(alpha) << 24);
    }
    std::vector<double> across(static_cast<std::size_t>(image.width()));
    for (std::size_t x = 0; x < across.size(); ++x) {
        const double place = (static_cast<double>(x) + 0.5) / ratio;
        across[x] = softStep(place - dropped.left(), shadow.blur) *
                    softStep(dropped.right() - place, shadow.blur);
    }
    for (int y = 0; y < image.height(); ++y) {
        const double place = (y + 0.5) / ratio;
        const double down = softStep(place - dropped.top(), shadow.blur) *
                            softStep(dropped.bottom() - place, shadow.blur);
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (std::size_t x = 0; x < across.size(); ++x) {
            out[x] = shades[static_cast<std::size_t>(across[x] * down * shadow.strength * 255)];
        }
    }
}

void drawBox(QPainter& painter, const GroundSpec& spec, const QRectF& box, const QImage& material) {
    const BoardStyle& style = BoardStyle::of(spec.kind);
    const bool isSmall = spec.geometry.cell() < ThumbnailCell;
    if (style.edge.alpha() > 0 && !isSmall) {
        QPainterPath below, front;
        below.addRoundedRect(box.translated(0, 8), Radius, Radius);
        front.addRoundedRect(box.translated(0, 7), Radius, Radius);
        painter.fillPath(below, style.edgeBelow);
        painter.fillPath(front, style.edge);
    }
    QPainterPath top;
    const double radius = style.isFlat() ? 0 : Radius;
    top.addRoundedRect(box, radius, radius);
    if (!material.isNull()) {
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setClipPath(top);
        painter.drawImage(box, material);
        painter.restore();
    } else {
        painter.fillPath(top, style.ground[1]);
    }
    if (style.isFlat() || isSmall) return;
    QColor shine(Qt::white), rim("#5A3710");
    shine.setAlphaF(style.kind == BoardKind::Slate ? 0.16F : 0.35F);
    rim.setAlphaF(style.kind == BoardKind::Paper ? 0.16F : 0.30F);
    painter.setPen(QPen(shine, 1));
    painter.drawLine(box.topLeft() + QPointF(radius, 0.5), box.topRight() + QPointF(-radius, 0.5));
    painter.setPen(QPen(rim, 1));
    if (spec.kind == BoardKind::Paper) {
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    } else {
        painter.drawLine(box.bottomLeft() + QPointF(radius, -0.5),
                         box.bottomRight() + QPointF(-radius, -0.5));
    }
}

void drawLines(QPainter& painter, const GroundSpec& spec) {
    const BoardStyle& style = BoardStyle::of(spec.kind);
    const BoardGeometry& geometry = spec.geometry;
    const int last = geometry.lines() - 1;
    const bool isSmall = geometry.cell() < ThumbnailCell;
    const double width = geometry.lineWidth(style.isFlat() ? 0.04 : 0.022);
    QColor inner = style.line, outer = style.line;
    if (isSmall && !style.isFlat()) inner.setAlphaF(inner.alphaF() * 0.6F);
    outer.setAlphaF(std::min(1.0F, inner.alphaF() + 0.15F));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(inner, width, Qt::SolidLine, Qt::FlatCap));
    for (int i = 1; i < last; ++i) {
        painter.drawLine(geometry.at({i, 0}), geometry.at({i, last}));
        painter.drawLine(geometry.at({0, i}), geometry.at({last, i}));
    }
    painter.setPen(
        QPen(outer, isSmall ? width : 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(geometry.at({0, 0}), geometry.at({last, last})));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

std::vector<Point> starPoints(int lines) {
    const int inset = lines >= 13 ? 3 : 2;
    const bool hasCentre = lines % 2 == 1;
    const int middle = lines / 2;
    std::vector<Point> stars;
    if (hasCentre) stars.emplace_back(middle, middle);
    if (lines < 9) return stars;
    const int far = lines - 1 - inset;
    for (const int x : {inset, far}) {
        for (const int y : {inset, far}) stars.emplace_back(x, y);
    }
    if (lines >= 19 && hasCentre) {
        for (const int side : {inset, far}) {
            stars.emplace_back(side, middle);
            stars.emplace_back(middle, side);
        }
    }
    return stars;
}

void drawStars(QPainter& painter, const GroundSpec& spec) {
    const BoardStyle& style = BoardStyle::of(spec.kind);
    QColor ink = style.line;
    ink.setAlphaF(std::min(1.0F, ink.alphaF() + 0.12F));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double radius = spec.geometry.cell() * (style.isFlat() ? 0.11 : 0.088);
    for (const Point point : starPoints(spec.geometry.lines())) {
        painter.drawEllipse(spec.geometry.at(point), radius, radius);
    }
}

}  // namespace

double groundMargin(const GroundSpec& spec) {
    return spec.geometry.cell() < ThumbnailCell || spec.kind == BoardKind::Flat ? 0 : 40;
}

QImage makeMaterial(const GroundSpec& spec) {
    const int pixels = static_cast<int>(std::ceil(spec.geometry.side() * spec.geometry.ratio()));
    return makeTexture(BoardStyle::of(spec.kind), {pixels, pixels}, spec.geometry.ratio());
}

QImage makeGround(const GroundSpec& spec, const QImage& material) {
    const double ratio = spec.geometry.ratio(), side = spec.geometry.side();
    const double margin = groundMargin(spec);
    const int pixels = static_cast<int>(std::ceil((side + 2 * margin) * ratio));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRectF box(margin, margin, side, side);
    if (margin > 0) {
        const bool dark = spec.kind == BoardKind::Slate;
        drawShadow(image, box, ratio,
                   dark ? Shadow{Qt::black, 16, 42, 0.5} : Shadow{"#3C2608", 15, 40, 0.30});
    }
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.translate(margin, margin);
    drawGround(painter, spec, material);
    return image;
}

void drawGround(QPainter& painter, const GroundSpec& spec, const QImage& material) {
    painter.setRenderHint(QPainter::Antialiasing);
    drawBox(painter, spec, QRectF(0, 0, spec.geometry.side(), spec.geometry.side()), material);
    drawLines(painter, spec);
    drawStars(painter, spec);
}

}  // namespace tianyuan::desktop
