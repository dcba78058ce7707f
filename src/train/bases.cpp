#include "train/bases.h"

#include "eval/point_code.h"
#include "eval/weights.h"

#include <bit>

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

Basis makeStandingBasis() {
    constexpr int Bits = std::countr_zero(static_cast<unsigned>(eval::StandingCount));
    Basis basis;
    basis.sharedCount = Bits + 1;
    for (unsigned index = 0; index < eval::StandingCount; ++index) {
        std::vector<std::uint16_t> parts{Bits};
        for (std::uint16_t bit = 0; bit < Bits; ++bit) {
            if (index >> bit & 1U) parts.push_back(bit);
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

const Basis& standingBasis() {
    static const Basis basis = makeStandingBasis();
    return basis;
}

}  // namespace tianyuan::train
