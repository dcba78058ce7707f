#pragma once

#include "core/point.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace tianyuan::desktop {

/// Where the crossings of a board lie in a square, so that its lines fall on whole pixels of the
/// screen. Lengths are in the units of the item; `ratio` pixels of the screen make one.
class BoardGeometry {
public:
    BoardGeometry() = default;
    BoardGeometry(int lines, double side, double ratio, bool hasCoordinates);

    int lines() const { return lines_; }
    double side() const { return side_; }
    double ratio() const { return ratio_; }
    bool hasCoordinates() const { return hasCoordinates_; }
    /// The distance of two lines: what everything on a board is measured by.
    double cell() const { return cell_; }
    double lineWidth(double share) const;

    QPointF at(Point point) const;
    /// The crossing next to a place on the board or its margin; none beyond.
    std::optional<Point> nearest(QPointF place) const;
    /// A square around a crossing that holds the stone on it, its shadow and its marks.
    QRectF around(Point point, double cells = 1.4) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    int lines_ = 15;
    double side_ = 0;
    double ratio_ = 1;
    bool hasCoordinates_ = true;
    double cell_ = 0;
    double first_ = 0;  // of the lines, from the edge
};

}  // namespace tianyuan::desktop
