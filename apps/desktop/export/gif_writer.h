#pragma once

#include "core/result.h"

#include <QImage>
#include <QPoint>

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace tianyuan::desktop {

/// An animation that begins again at its end, as the bytes of a GIF file. One set of 256 colours
/// serves all pictures, and each holds only what is different from the one before: no more than
/// that is remembered either.
class GifWriter {
public:
    /// All pictures have one size.
    void add(const QImage& picture, std::chrono::milliseconds stands);
    /// The whole file, once there is a picture.
    Result<std::string> write() const;
    /// What the pictures take that are remembered, in bytes.
    std::size_t bytesInUse() const;

private:
    struct Frame {
        QImage part;
        QPoint corner;  // its place
        std::chrono::milliseconds stands{0};
    };
    class File;

    QImage before_;  // the picture that was added last
    std::vector<Frame> frames_;
};

}  // namespace tianyuan::desktop
