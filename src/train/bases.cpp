#include "train/bases.h"

#include "eval/point_code.h"

namespace tianyuan::train {
namespace {

Basis makePointBasis() {
    Basis basis;
    basis.sharedCount = eval::ShapeCount + eval::ShapeCount * eval::ShapeCount;
    for (int code = 0; code < eval::PointCodeCount; ++code) {
        const eval::PackedShapes packed = eval::packedOf(static_cast<eval::PointCode>(code));
        std::vector<std::uint16_t> parts;
        for (int i = 0; i < 4; ++i) {
            const auto first = static_cast<int>(eval::shapeAt(packed, i));
            parts.push_back(static_cast<std::uint16_t>(first));
            for (int j = i + 1; j < 4; ++j) {  // shapes are in ascending order
                const auto second = static_cast<int>(eval::shapeAt(packed, j));
                parts.push_back(static_cast<std::uint16_t>(eval::ShapeCount +
                                                           first * eval::ShapeCount + second));
            }
        }
        basis.parts.push_back(std::move(parts));
    }
    return basis;
}

}  // namespace

const Basis& pointBasis() {
    static const Basis basis = makePointBasis();
    return basis;
}

}  // namespace tianyuan::train
