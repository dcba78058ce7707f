#pragma once

#include "desktop/board/board_geometry.h"
#include "desktop/board/board_style.h"

#include <QImage>

class QPainter;

namespace tianyuan::desktop {

/// What a board without stones looks like.
struct GroundSpec {
    BoardGeometry geometry;
    BoardKind kind = BoardKind::Wood;

    friend bool operator==(const GroundSpec&, const GroundSpec&) = default;
};

/// How far the picture reaches beyond the board on every side: the shadow needs room.
double groundMargin(const GroundSpec& spec);

/// The empty board with its edge and shadow, made of `material`: a picture that is stretched to
/// fit, or nothing for the middle colour alone.
QImage makeGround(const GroundSpec& spec, const QImage& material);

/// The same onto anything that can be painted on, without the shadow; the corner of the board is at
/// (0, 0).
void drawGround(QPainter& painter, const GroundSpec& spec, const QImage& material);

/// The material that fits exactly. Takes a while, and any thread may make it.
QImage makeMaterial(const GroundSpec& spec);

}  // namespace tianyuan::desktop
