#include "core/symmetry.h"

#include "support/board_text.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan {
namespace {

TEST(Symmetry, ThereAreEightDifferentOnes) {
    std::set<Point> images;
    for (const Symmetry symmetry : AllSymmetries) images.insert(symmetry({1, 3}, 15));
    EXPECT_EQ(images.size(), 8U);
}

TEST(Symmetry, KeepsEveryPointOnTheBoardAndItsInverseBringsItBack) {
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        const Board board(size);
        for (const Symmetry symmetry : AllSymmetries) {
            for (int i = 0; i < size * size; ++i) {
                const Point point(i % size, i / size);
                const Point image = symmetry(point, size);
                ASSERT_TRUE(board.contains(image));
                ASSERT_EQ(symmetry.inverse()(image, size), point);
            }
        }
    }
}

TEST(Symmetry, TurnsToTheRight) {
    EXPECT_EQ((Symmetry{false, 1}({0, 0}, 15)), Point(14, 0));
    EXPECT_EQ((Symmetry{true, 0}({0, 0}, 15)), Point(14, 0));
    EXPECT_EQ((Symmetry{true, 0}({0, 3}, 15)), Point(14, 3));
}

TEST(Symmetry, FindsTheSymmetriesOfAPosition) {
    EXPECT_EQ(symmetriesOf(Board(9)).size(), 8U);
    EXPECT_EQ(symmetriesOf(test::boardOf("....."
                                         "\n....."
                                         "\n..XO."
                                         "\n....."
                                         "\n....."))
                  .size(),
              2U);
    EXPECT_EQ(symmetriesOf(test::boardOf("....."
                                         "\n...O."
                                         "\n..X.."
                                         "\n.X..."
                                         "\n....."))
                  .size(),
              2U);
    EXPECT_EQ(symmetriesOf(test::boardOf("....."
                                         "\n....."
                                         "\n..XO."
                                         "\n.X..."
                                         "\n....."))
                  .size(),
              1U);
}

}  // namespace
}  // namespace tianyuan
