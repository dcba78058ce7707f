#pragma once

#include <QImage>
#include <QRgb>

#include <cstdint>
#include <vector>

namespace tianyuan::desktop {

/// The colours that stand best for those of a picture, at most `most` of them: the cloud of its
/// colours is halved at the median of its longest side again and again.
class ColourPalette {
public:
    explicit ColourPalette(const std::vector<QImage>& pictures, int most = 256);

    const std::vector<QRgb>& colours() const { return colours_; }
    /// The place of the nearest colour.
    std::uint8_t nearest(QRgb colour) const { return places_[cellOf(colour)]; }

private:
    static constexpr int Bits = 6;  // of each channel that are told apart
    static std::size_t cellOf(QRgb colour);

    std::vector<QRgb> colours_;
    std::vector<std::uint8_t> places_;  // by cell
};

}  // namespace tianyuan::desktop
