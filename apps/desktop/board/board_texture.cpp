#include "desktop/board/board_texture.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tianyuan::desktop {
namespace {

struct Shade {
    double red = 0, green = 0, blue = 0;
};

Shade shadeOf(const QColor& colour) {
    return {colour.redF() * 255, colour.greenF() * 255, colour.blueF() * 255};
}

Shade mixed(const Shade& a, const Shade& b, double share) {
    return {a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
            a.blue + (b.blue - a.blue) * share};
}

/// A number from 0 to 1 that seems to have nothing to do with its arguments.
double scatter(int x, int y, std::uint32_t layer) {
    auto hash = static_cast<std::uint32_t>(x) * 374761393U +
                static_cast<std::uint32_t>(y) * 668265263U + layer * 2246822519U;
    hash = (hash ^ (hash >> 13U)) * 1274126177U;
    hash ^= hash >> 16U;
    return hash / 4294967295.0;
}

/// Smooth noise: scattered numbers on a grid of whole numbers, and a soft way between them.
double noise(double x, double y, std::uint32_t layer) {
    const double left = std::floor(x), top = std::floor(y);
    const auto column = static_cast<int>(left), row = static_cast<int>(top);
    const double dx = x - left, dy = y - top;
    const double u = dx * dx * (3 - 2 * dx), v = dy * dy * (3 - 2 * dy);
    const double above =
        scatter(column, row, layer) * (1 - u) + scatter(column + 1, row, layer) * u;
    const double below =
        scatter(column, row + 1, layer) * (1 - u) + scatter(column + 1, row + 1, layer) * u;
    return above * (1 - v) + below * v;
}

/// The grain runs from top to bottom: noise drawn out a hundred times, bent a little.
double woodAt(double x, double y) {
    const double u = x + 10 * noise(x / 160, y / 420, 3) + 3 * noise(x / 40, y / 210, 4);
    const double rings = 0.48 * noise(u / 9, y / 900, 5) + 0.32 * noise(u / 23, y / 1200, 6) +
                         0.30 * noise(u / 95, y / 1500, 7);
    const double fibre = (noise(x / 1.3, y / 70, 8) - 0.5) * 0.14;
    const double pore = noise(x / 1.1, y / 13, 9);
    const double depth = (rings - 0.55) * 0.72 + fibre + (pore > 0.93 ? (pore - 0.93) * 1.1 : 0);
    return std::clamp(depth, -0.45, 0.95);
}

double paperAt(double x, double y) {
    const double cloud = noise(x / 150, y / 150, 1) * 0.6 + noise(x / 40, y / 26, 2) * 0.25;
    const double fibres = noise(x / 2.2, y / 9, 3) * noise(x / 9, y / 2.2, 4);
    return (cloud - 0.42) * 0.5 + (fibres - 0.25) * 0.32;
}

double slateAt(double x, double y) {
    const double cloud = noise(x / 190, y / 120, 1) * 0.55 + noise(x / 60, y / 30, 2) * 0.3 +
                         noise(x / 14, y / 5, 3) * 0.15;
    const double grain = (scatter(static_cast<int>(x), static_cast<int>(y), 5) - 0.5) * 0.16;
    return (cloud - 0.5) * 0.7 + grain;
}

struct Material {
    double (*depthAt)(double x, double y);  // negative: lighter than the middle
    double lighten, darken;                 // how far depth goes from one colour to the next
    double lightAbove, fallAcross, fallDown;
};

Material materialOf(BoardKind kind) {
    switch (kind) {
        case BoardKind::Paper:
            return {paperAt, 2.0, 1.0, 1.0, 0.0, 0.0};
        case BoardKind::Slate:
            return {slateAt, 1.6, 1.6, 1.06, 0.0, 0.12};
        default:
            return {woodAt, 2.0, 1.0, 1.02, 0.02, 0.03};
    }
}

}  // namespace

QImage makeTexture(const BoardStyle& style, QSize pixels, double ratio) {
    QImage image(pixels, QImage::Format_RGB32);
    if (style.isFlat()) {
        image.fill(style.ground[1]);
        return image;
    }
    const Material material = materialOf(style.kind);
    const Shade light = shadeOf(style.ground[0]), middle = shadeOf(style.ground[1]),
                dark = shadeOf(style.ground[2]);
    for (int row = 0; row < pixels.height(); ++row) {
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < pixels.width(); ++column) {
            const double depth = material.depthAt(column / ratio, row / ratio);
            const Shade shade = depth < 0
                                    ? mixed(middle, light, std::min(1.0, -depth * material.lighten))
                                    : mixed(middle, dark, std::min(1.0, depth * material.darken));
            const double lit = material.lightAbove - material.fallAcross * column / pixels.width() -
                               material.fallDown * row / pixels.height();
            const auto channel = [&](double value) {
                return static_cast<int>(std::clamp(value * lit, 0.0, 255.0));
            };
            out[column] = qRgb(channel(shade.red), channel(shade.green), channel(shade.blue));
        }
    }
    return image;
}

}  // namespace tianyuan::desktop
