#include "prove/place.h"

#include "core/notation.h"
#include "proof/checker.h"

#include <gtest/gtest.h>

namespace tianyuan::prove {
namespace {

constexpr int Size = 15;

TEST(Place, IsTheSameForEveryImageOfAPosition) {
    const proof::Position position{{{7, 7}, {8, 6}}, {{3, 2}, {9, 9}}, Stone::Black};
    const Place place = placeOf(position, Size);
    for (std::uint8_t i = 0; i < AllSymmetries.size(); ++i) {
        const proof::Position image = laidOver(position, i, Size);
        const Place other = placeOf(image, Size);
        EXPECT_EQ(other.key, place.key);
        EXPECT_EQ(laidOver(other.position, other.symmetry, Size), image);
    }
}

TEST(Place, IsTheSameForEveryOrderOfMoves) {
    const proof::Position one{{{7, 7}, {8, 6}}, {{3, 2}, {9, 9}}, Stone::Black};
    const proof::Position other{{{8, 6}, {7, 7}}, {{9, 9}, {3, 2}}, Stone::Black};
    EXPECT_EQ(placeOf(one, Size).key, placeOf(other, Size).key);
}

TEST(Place, TellsPositionsApart) {
    const proof::Position one{{{7, 7}}, {{3, 2}}, Stone::Black};
    const proof::Position swapped{{{3, 2}}, {{7, 7}}, Stone::Black};
    const proof::Position attacked{{{7, 7}}, {{3, 2}}, Stone::White};
    EXPECT_NE(placeOf(one, Size).key, placeOf(swapped, Size).key);
    EXPECT_NE(placeOf(one, Size).key, placeOf(attacked, Size).key);
}

TEST(Place, SymmetriesComposeAsTheyAreApplied) {
    const Point point(2, 5);
    for (std::uint8_t a = 0; a < AllSymmetries.size(); ++a) {
        EXPECT_EQ(proof::composed(a, proof::inverse(a)), 0);
        for (std::uint8_t b = 0; b < AllSymmetries.size(); ++b) {
            EXPECT_EQ(AllSymmetries[proof::composed(a, b)](point, Size),
                      AllSymmetries[b](AllSymmetries[a](point, Size), Size));
        }
    }
}

}  // namespace
}  // namespace tianyuan::prove
