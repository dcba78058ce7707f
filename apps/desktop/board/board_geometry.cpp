#include "desktop/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

/// Beyond the outer lines, on both sides together, in cells.
constexpr double MarginWithCoordinates = 1.66;
constexpr double MarginWithout = 1.24;

}  // namespace

BoardGeometry::BoardGeometry(int lines, double side, double ratio, bool hasCoordinates)
    : lines_(lines), side_(side), ratio_(ratio), hasCoordinates_(hasCoordinates) {
    const double margin = hasCoordinates ? MarginWithCoordinates : MarginWithout;
    const double cell = std::max(1.0, std::floor(side * ratio / (lines - 1 + margin)));
    cell_ = cell / ratio;
    first_ = (std::round((side * ratio - cell * (lines - 1)) / 2) + 0.5) / ratio;
}

double BoardGeometry::lineWidth(double share) const {
    return std::max(1.0, std::round(cell_ * ratio_ * share)) / ratio_;
}

QPointF BoardGeometry::at(Point point) const {
    return {first_ + point.x * cell_, first_ + point.y * cell_};
}

std::optional<Point> BoardGeometry::nearest(QPointF place) const {
    const auto column = static_cast<int>(std::lround((place.x() - first_) / cell_));
    const auto row = static_cast<int>(std::lround((place.y() - first_) / cell_));
    if (column < 0 || row < 0 || column >= lines_ || row >= lines_) return std::nullopt;
    return Point(column, row);
}

QRectF BoardGeometry::around(Point point, double cells) const {
    const double half = cell_ * cells / 2;
    return QRectF(-half, -half, 2 * half, 2 * half).translated(at(point));
}

}  // namespace tianyuan::desktop
