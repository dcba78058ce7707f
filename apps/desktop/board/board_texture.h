#pragma once

#include "desktop/board/board_style.h"

#include <QImage>
#include <QSize>

namespace tianyuan::desktop {

/// The material of a board, in noise of several sizes: wood with its grain, paper with its fibres,
/// slate with its clouds. `ratio` pixels make one unit, so that the grain is as coarse on any
/// screen. Takes some 100 ns a pixel: not for the thread of the window.
QImage makeTexture(const BoardStyle& style, QSize pixels, double ratio);

}  // namespace tianyuan::desktop
