#include "eval/point_code.h"

#include <algorithm>
#include <memory>

namespace tianyuan::eval {
namespace {

struct CodeBook {
    std::array<PointCode, PackedCount> codes{};
    std::array<PackedShapes, PointCodeCount> packed{};
};

std::array<unsigned, 4> halves(unsigned packed) {
    return {packed & 15, (packed >> 4) & 15, (packed >> 8) & 15, packed >> 12};
}

unsigned sorted(unsigned packed) {
    auto shapes = halves(packed);
    std::sort(shapes.begin(), shapes.end());
    return shapes[0] | shapes[1] << 4 | shapes[2] << 8 | shapes[3] << 12;
}

/// Codes are given in the order of the sorted packed values.
std::unique_ptr<CodeBook> makeBook() {
    auto book = std::make_unique<CodeBook>();
    PointCode next = 0;
    for (unsigned packed = 0; packed < PackedCount; ++packed) {
        const auto shapes = halves(packed);
        if (std::any_of(shapes.begin(), shapes.end(), [](auto s) { return s >= ShapeCount; })) {
            continue;
        }
        if (packed != sorted(packed)) continue;
        book->packed[next] = static_cast<PackedShapes>(packed);
        book->codes[packed] = next++;
    }
    for (unsigned packed = 0; packed < PackedCount; ++packed) {
        book->codes[packed] = book->codes[sorted(packed)];
    }
    return book;
}

const CodeBook& book() {
    static const std::unique_ptr<CodeBook> made = makeBook();
    return *made;
}

}  // namespace

const std::array<PointCode, PackedCount>& pointCodes() { return book().codes; }

PackedShapes packedOf(PointCode code) { return book().packed[code]; }

Threat threatOf(PackedShapes packed, bool foulsMatter) {
    std::array<int, ShapeCount + 1> count{};
    for (int direction = 0; direction < 4; ++direction) {
        ++count[static_cast<std::size_t>(shapeAt(packed, direction))];
    }
    const auto of = [&count](Shape shape) { return count[static_cast<std::size_t>(shape)]; };
    const int openThrees = of(Shape::OpenThree) + of(Shape::OpenThreeWide);
    const int fours = of(Shape::Four) + of(Shape::OpenFour) + 2 * of(Shape::TwoFours);
    const bool more = of(Shape::ClosedThree) + of(Shape::OpenTwo) + of(Shape::OpenTwoWide) +
                          of(Shape::OpenTwoFull) >
                      0;

    if (of(Shape::Five) > 0) return Threat::Five;
    if (foulsMatter && (of(Shape::Overline) > 0 || fours > 1)) return Threat::Foul;
    if (foulsMatter && openThrees > 1) return Threat::PerhapsFoul;
    if (of(Shape::OpenFour) > 0 || fours > 1) return Threat::OpenFour;
    if (fours == 1) {
        return openThrees > 0 ? Threat::FourThree : more ? Threat::FourPlus : Threat::Four;
    }
    if (openThrees > 1) return Threat::DoubleThree;
    if (openThrees == 1) return more ? Threat::ThreePlus : Threat::Three;
    return Threat::Quiet;
}

}  // namespace tianyuan::eval
