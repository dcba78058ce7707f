#pragma once

#include "core/result.h"

#include <QImage>

#include <chrono>
#include <string>
#include <vector>

namespace tianyuan::desktop {

/// A picture of an animation and how long it stands.
struct GifFrame {
    QImage image;  // all of one size
    std::chrono::milliseconds stands{0};
};

/// An animation that begins again at its end, as the bytes of a GIF file. One set of 256 colours
/// serves all frames, and each holds only what is different from the one before.
Result<std::string> writeGif(const std::vector<GifFrame>& frames);

}  // namespace tianyuan::desktop
