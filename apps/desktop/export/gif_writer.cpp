#include "desktop/export/gif_writer.h"

#include "desktop/export/colour_palette.h"

#include <algorithm>
#include <array>
#include <gif_lib.h>

namespace tianyuan::desktop {
namespace {

Reason broken(int error) {
    const char* words = GifErrorString(error);
    return {"export.gif-failed", {words ? words : "?"}};
}

int append(GifFileType* file, const GifByteType* bytes, int count) {
    auto* text = static_cast<std::string*>(file->UserData);
    text->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

/// The smallest part of a picture that holds all that is different from another one.
QRect difference(const QImage& before, const QImage& now) {
    QRect part;
    for (int y = 0; y < now.height(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* b = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        const auto [left, other] = std::mismatch(b, b + now.width(), a);
        if (left == b + now.width()) continue;
        const auto first = static_cast<int>(left - b);
        int last = now.width() - 1;
        while (a[last] == b[last]) --last;
        part |= QRect(first, y, last - first + 1, 1);
    }
    return part.isNull() ? QRect(0, 0, 1, 1) : part;
}

/// The colours in the form of the library; their number is a power of two.
class ColourMap {
public:
    explicit ColourMap(const std::vector<QRgb>& colours)
        : map_(GifMakeMapObject(
              1 << GifBitSize(static_cast<int>(std::max<std::size_t>(2, colours.size()))),
              nullptr)) {
        if (!map_) return;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            map_->Colors[i] = {static_cast<GifByteType>(qRed(colours[i])),
                               static_cast<GifByteType>(qGreen(colours[i])),
                               static_cast<GifByteType>(qBlue(colours[i]))};
        }
    }
    ~ColourMap() { GifFreeMapObject(map_); }
    ColourMap(const ColourMap&) = delete;
    ColourMap& operator=(const ColourMap&) = delete;

    ColorMapObject* get() const { return map_; }

private:
    ColorMapObject* map_;
};

bool putLoop(GifFileType* file) {
    constexpr std::array<unsigned char, 11> Name{'N', 'E', 'T', 'S', 'C', 'A',
                                                 'P', 'E', '2', '.', '0'};
    constexpr std::array<unsigned char, 3> Forever{1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, static_cast<int>(Name.size()), Name.data()) == GIF_OK &&
           EGifPutExtensionBlock(file, static_cast<int>(Forever.size()), Forever.data()) ==
               GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

bool putFrame(GifFileType* file, const GifFrame& frame, const QRect& part,
              const ColourPalette& palette) {
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = static_cast<int>(frame.stands.count() / 10);
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()),
                         bytes.data()) != GIF_OK) {
        return false;
    }
    if (EGifPutImageDesc(file, part.x(), part.y(), part.width(), part.height(), false, nullptr) !=
        GIF_OK) {
        return false;
    }
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(frame.image.constScanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            line[static_cast<std::size_t>(x)] = palette.nearest(row[part.x() + x]);
        }
        if (EGifPutLine(file, line.data(), part.width()) != GIF_OK) return false;
    }
    return true;
}

bool putAll(GifFileType* file, const std::vector<GifFrame>& frames, const ColourPalette& palette) {
    const QImage& first = frames.front().image;
    const ColourMap map(palette.colours());
    if (!map.get()) return false;
    EGifSetGifVersion(file, true);
    if (EGifPutScreenDesc(file, first.width(), first.height(), 8, 0, map.get()) != GIF_OK) {
        return false;
    }
    if (!putLoop(file)) return false;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const QRect part = i == 0 ? first.rect() : difference(frames[i - 1].image, frames[i].image);
        if (!putFrame(file, frames[i], part, palette)) return false;
    }
    return true;
}

}  // namespace

Result<std::string> writeGif(const std::vector<GifFrame>& frames) {
    // Every frame: a stone of a colour that is only seen in between must not be lost.
    std::vector<QImage> samples;
    for (const GifFrame& frame : frames) samples.push_back(frame.image);
    const ColourPalette palette(samples);
    std::string bytes;
    int error = 0;
    GifFileType* file = EGifOpen(&bytes, append, &error);
    if (!file) return broken(error);
    const bool done = putAll(file, frames, palette);
    const int why = file->Error;
    if (EGifCloseFile(file, &error) != GIF_OK && done) return broken(error);
    if (!done) return broken(why);
    return bytes;
}

}  // namespace tianyuan::desktop
