#include "desktop/export/colour_palette.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tianyuan::desktop {
namespace {

using Channels = std::array<int, 3>;

struct Cell {
    Channels at{};
    std::uint64_t count = 0;
};

/// A part of the cloud of colours.
struct Box {
    std::size_t first = 0, last = 0;  // cells; the last is not in it
    int axis = 0;                     // along which it is longest
    int length = 0;
    std::uint64_t count = 0;

    /// How much is gained by halving it.
    double weight() const { return static_cast<double>(count) * length * length; }
};

Box boxOf(const std::vector<Cell>& cells, std::size_t first, std::size_t last) {
    Box box{first, last, 0, 0, 0};
    Channels low{255, 255, 255}, high{0, 0, 0};
    for (std::size_t i = first; i < last; ++i) {
        box.count += cells[i].count;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], cells[i].at[axis]);
            high[axis] = std::max(high[axis], cells[i].at[axis]);
        }
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (high[axis] - low[axis] <= box.length) continue;
        box.length = high[axis] - low[axis];
        box.axis = static_cast<int>(axis);
    }
    return box;
}

/// Where half of the pixels lie before.
std::size_t medianOf(std::vector<Cell>& cells, const Box& box) {
    const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(box.first);
    const auto end = cells.begin() + static_cast<std::ptrdiff_t>(box.last);
    const auto axis = static_cast<std::size_t>(box.axis);
    std::sort(begin, end, [axis](const Cell& a, const Cell& b) { return a.at[axis] < b.at[axis]; });
    std::uint64_t seen = 0;
    std::size_t middle = box.first;
    while (middle + 1 < box.last && seen + cells[middle].count <= box.count / 2) {
        seen += cells[middle++].count;
    }
    return std::max(middle, box.first + 1);
}

Channels averageOf(const std::vector<Cell>& cells, const Box& box) {
    std::array<std::uint64_t, 3> sums{};
    for (std::size_t i = box.first; i < box.last; ++i) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            sums[axis] += static_cast<std::uint64_t>(cells[i].at[axis]) * cells[i].count;
        }
    }
    Channels average{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        average[axis] = static_cast<int>(sums[axis] / box.count);
    }
    return average;
}

}  // namespace

std::size_t ColourPalette::cellOf(QRgb colour) {
    constexpr int Shift = 8 - Bits;
    return static_cast<std::size_t>(((qRed(colour) >> Shift) << (2 * Bits)) |
                                    ((qGreen(colour) >> Shift) << Bits) | (qBlue(colour) >> Shift));
}

ColourPalette::ColourPalette(const std::vector<QImage>& pictures, int most)
    : places_(std::size_t{1} << (3 * Bits)) {
    std::vector<std::uint64_t> counts(places_.size());
    for (const QImage& picture : pictures) {
        for (int y = 0; y < picture.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            for (int x = 0; x < picture.width(); ++x) ++counts[cellOf(row[x])];
        }
    }
    constexpr int Step = 1 << (8 - Bits), Mask = (1 << Bits) - 1;
    const auto channel = [](std::size_t cell, int shift) {
        return static_cast<int>((cell >> shift) & Mask) * Step + Step / 2;
    };
    const auto coloursOf = [&](std::size_t cell) {
        return Channels{channel(cell, 2 * Bits), channel(cell, Bits), channel(cell, 0)};
    };
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) cells.push_back({coloursOf(i), counts[i]});
    }
    std::vector<Box> boxes;
    if (!cells.empty()) boxes.push_back(boxOf(cells, 0, cells.size()));
    while (static_cast<int>(boxes.size()) < most && !boxes.empty()) {
        const auto widest =
            std::max_element(boxes.begin(), boxes.end(),
                             [](const Box& a, const Box& b) { return a.weight() < b.weight(); });
        if (widest->length == 0) break;
        const Box box = *widest;
        const std::size_t middle = medianOf(cells, box);
        *widest = boxOf(cells, box.first, middle);
        boxes.push_back(boxOf(cells, middle, box.last));
    }
    std::vector<Channels> averages;
    for (const Box& box : boxes) {
        averages.push_back(averageOf(cells, box));
        const Channels& colour = averages.back();
        colours_.push_back(qRgb(colour[0], colour[1], colour[2]));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0) continue;
        const Channels wanted = coloursOf(i);
        int best = std::numeric_limits<int>::max();
        for (std::size_t place = 0; place < averages.size(); ++place) {
            int distance = 0;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const int apart = wanted[axis] - averages[place][axis];
                distance += apart * apart;
            }
            if (distance >= best) continue;
            best = distance;
            places_[i] = static_cast<std::uint8_t>(place);
        }
    }
}

}  // namespace tianyuan::desktop
