#pragma once

#include "board/board_geometry.h"
#include "board/board_style.h"

#include <QImage>

namespace tianyuan::desktop {

/// What a board without stones looks like.
struct GroundSpec {
    BoardGeometry geometry;
    BoardKind kind = BoardKind::Wood;

    friend bool operator==(const GroundSpec&, const GroundSpec&) = default;
};

/// How far the picture reaches beyond the board on every side: the shadow needs room.
double groundMargin(const GroundSpec& spec);

/// The empty board with its edge and shadow. Without its material it is made at once, in the middle
/// colour; with it, it takes a while, and any thread may do it.
QImage makeGround(const GroundSpec& spec, bool withMaterial);

}  // namespace tianyuan::desktop
