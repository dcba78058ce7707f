#include "eval/shape_table.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace tianyuan::eval {
namespace {

/// A line as text: X Black, O White, # beyond the edge, * the empty point asked about, anything
/// else empty. What is not drawn is empty; beyond an edge there is nothing but edge.
ShapePair pairOf(std::string_view drawing, Rule rule) {
    const auto star = drawing.find('*');
    constexpr int Middle = 16;
    std::uint64_t line = 0;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        const std::uint64_t bits = drawing[i] == 'X'   ? 1
                                   : drawing[i] == 'O' ? 2
                                   : drawing[i] == '#' ? 3
                                                       : 0;
        const int place = Middle + static_cast<int>(i) - static_cast<int>(star);
        line |= bits << (2 * place);
        if (bits == 3 && i < star) line |= (std::uint64_t{1} << (2 * place)) - 1;
        if (bits == 3 && i > star) line |= ~std::uint64_t{0} << (2 * place);
    }
    const ShapeTable& table = ShapeTable::of(rule);
    return table.radius() == 4 ? table.at<4>(line, Middle) : table.at<5>(line, Middle);
}

Shape black(std::string_view drawing, Rule rule = Rule::Freestyle) {
    return blackShape(pairOf(drawing, rule));
}
Shape white(std::string_view drawing, Rule rule = Rule::Freestyle) {
    return whiteShape(pairOf(drawing, rule));
}

TEST(ShapeTable, NamesTheShapesOfFreestyle) {
    EXPECT_EQ(black("XX*XX"), Shape::Five);
    EXPECT_EQ(black("XXXX*XX"), Shape::Five);
    EXPECT_EQ(black(".XX*X."), Shape::OpenFour);
    EXPECT_EQ(black("X.X*X.X"), Shape::OpenFour);
    EXPECT_EQ(black("OXX*X."), Shape::Four);
    EXPECT_EQ(black("X.X*X"), Shape::Four);
    EXPECT_EQ(black("..X*X.."), Shape::OpenThreeWide);
    EXPECT_EQ(black("..X.*X..."), Shape::OpenThree);
    EXPECT_EQ(black("OXX*.."), Shape::ClosedThree);
    EXPECT_EQ(black("#XX*.."), Shape::ClosedThree);
    EXPECT_EQ(black("...X*..."), Shape::OpenTwoFull);
    EXPECT_EQ(black("OX*..."), Shape::ClosedTwo);
    EXPECT_EQ(black("....*...."), Shape::OpenOne);
    EXPECT_EQ(black("O*....O"), Shape::ClosedOne);
    EXPECT_EQ(black("O*...O"), Shape::Dead);
    EXPECT_EQ(black("OXXX*O"), Shape::Dead);
}

TEST(ShapeTable, SeesBothColoursAtOnce) {
    EXPECT_EQ(white("OO*OO"), Shape::Five);
    EXPECT_EQ(black("OO*OO"), Shape::Dead);
    EXPECT_EQ(white("XOO*O."), Shape::Four);
}

TEST(ShapeTable, SixIsNoFiveInStandard) {
    EXPECT_EQ(black("XXX*XX", Rule::Standard), Shape::Dead);
    EXPECT_EQ(black("XX*XX", Rule::Standard), Shape::Five);
    EXPECT_EQ(black("X.XX*X.", Rule::Standard), Shape::Four);
    EXPECT_EQ(black("X.XX*X.X", Rule::Standard), Shape::Dead);
    EXPECT_EQ(white("OOO*OO", Rule::Standard), Shape::Dead);
}

TEST(ShapeTable, KnowsTheFoulsOfRenjusBlackAndTheFreedomOfItsWhite) {
    EXPECT_EQ(black("XXX*XX", Rule::Renju), Shape::Overline);
    EXPECT_EQ(white("OOO*OO", Rule::Renju), Shape::Five);
    EXPECT_EQ(black("XXX.*.XXX", Rule::Renju), Shape::TwoFours);
    EXPECT_EQ(white("OOO.*.OOO", Rule::Renju), Shape::OpenFour);
    EXPECT_EQ(black("X.X*X.X", Rule::Renju), Shape::TwoFours);
    EXPECT_EQ(black(".XX*X.", Rule::Renju), Shape::OpenFour);
}

TEST(ShapeTable, AClosedFiveIsNothingInCaro) {
    EXPECT_EQ(black("OXX*XXO", Rule::Caro), Shape::Dead);
    EXPECT_EQ(black("OXX*XX#", Rule::Caro), Shape::Five);
    EXPECT_EQ(black("OXX*XX.", Rule::Caro), Shape::Five);
    EXPECT_EQ(black("OXX*X.O", Rule::Caro), Shape::Dead);
    EXPECT_EQ(black("XXX*XX", Rule::Caro), Shape::Dead);
    EXPECT_EQ(black("OXXX*XXO", Rule::CaroOverline), Shape::Five);
    // One stone at an end, and the five that remains would be closed at both.
    EXPECT_EQ(black("O.XX*X.O", Rule::Caro), Shape::Four);
}

TEST(ShapeTable, AMirroredLineHasTheSameShape) {
    for (const Rule rule : AllRules) {
        for (unsigned pattern = 0; pattern < 59049; pattern += 7) {
            std::string drawing;
            for (unsigned rest = pattern, i = 0; i < 10; ++i, rest /= 3) {
                if (i == 5) drawing += '*';
                drawing += ".XO"[rest % 3];
            }
            const std::string mirrored(drawing.rbegin(), drawing.rend());
            ASSERT_EQ(pairOf(drawing, rule), pairOf(mirrored, rule)) << drawing;
        }
    }
}

}  // namespace
}  // namespace tianyuan::eval
