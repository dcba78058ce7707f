#pragma once

#include "core/stone.h"

#include <QImage>
#include <QPointF>

class QPainter;

namespace tianyuan::desktop {

/// Stones of one size, drawn once: light from the upper left, a rim, a soft shadow. Flat ones, for
/// high contrast, are discs and have no shadow.
class StoneImages {
public:
    StoneImages() = default;
    /// For a distance `cell` of the lines, on a screen with `ratio` pixels to a unit.
    StoneImages(double cell, double ratio, bool flat);
    /// Stones that are drawn anew each time, for files that hold curves instead of pixels.
    static StoneImages curves(double cell, bool flat);

    double cell() const { return cell_; }
    double ratio() const { return ratio_; }
    bool isFlat() const { return flat_; }
    double radius() const { return cell_ * 0.47; }

    void drawStone(QPainter& painter, QPointF centre, Stone stone, double scale = 1) const;
    void drawShadow(QPainter& painter, QPointF centre) const;

private:
    double cell_ = 0;
    double ratio_ = 1;
    bool flat_ = false;
    bool curves_ = false;
    QImage black_, white_, shadow_;
};

}  // namespace tianyuan::desktop
