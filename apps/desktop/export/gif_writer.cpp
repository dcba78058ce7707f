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

}  // namespace

/// What is being written; every step tells whether it was done.
class GifWriter::File {
public:
    File(GifFileType* file, const ColourPalette& palette) : file_(file), palette_(palette) {}

    bool put(const std::vector<Frame>& frames) {
        const QSize size = frames.front().part.size();
        const ColourMap map(palette_.colours());
        if (!map.get()) return false;
        EGifSetGifVersion(file_, true);
        if (EGifPutScreenDesc(file_, size.width(), size.height(), 8, 0, map.get()) != GIF_OK) {
            return false;
        }
        return putLoop(file_) && std::all_of(frames.begin(), frames.end(),
                                             [this](const Frame& frame) { return put(frame); });
    }

private:
    bool put(const Frame& frame) {
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = static_cast<int>(frame.stands.count() / 10);
        control.TransparentColor = NO_TRANSPARENT_COLOR;
        std::array<GifByteType, 4> bytes{};
        EGifGCBToExtension(&control, bytes.data());
        if (EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()),
                             bytes.data()) != GIF_OK) {
            return false;
        }
        const QSize size = frame.part.size();
        if (EGifPutImageDesc(file_, frame.corner.x(), frame.corner.y(), size.width(), size.height(),
                             false, nullptr) != GIF_OK) {
            return false;
        }
        std::vector<GifPixelType> line(static_cast<std::size_t>(size.width()));
        for (int y = 0; y < size.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(frame.part.constScanLine(y));
            std::transform(row, row + size.width(), line.begin(),
                           [this](QRgb colour) { return palette_.nearest(colour); });
            if (EGifPutLine(file_, line.data(), size.width()) != GIF_OK) return false;
        }
        return true;
    }

    GifFileType* file_;
    const ColourPalette& palette_;
};

void GifWriter::add(const QImage& picture, std::chrono::milliseconds stands) {
    const QRect part = frames_.empty() ? picture.rect() : difference(before_, picture);
    frames_.push_back({picture.copy(part), part.topLeft(), stands});
    before_ = picture;
}

std::size_t GifWriter::bytesInUse() const {
    auto bytes = static_cast<std::size_t>(before_.sizeInBytes());
    for (const Frame& frame : frames_) bytes += static_cast<std::size_t>(frame.part.sizeInBytes());
    return bytes;
}

Result<std::string> GifWriter::write() const {
    // Every frame: a stone of a colour that is only seen in between must not be lost.
    std::vector<QImage> samples;
    for (const Frame& frame : frames_) samples.push_back(frame.part);
    const ColourPalette palette(samples);
    std::string bytes;
    int error = 0;
    GifFileType* file = EGifOpen(&bytes, append, &error);
    if (!file) return broken(error);
    const bool done = File(file, palette).put(frames_);
    const int why = file->Error;
    if (EGifCloseFile(file, &error) != GIF_OK && done) return broken(error);
    if (!done) return broken(why);
    return bytes;
}

}  // namespace tianyuan::desktop
