#include "core/referee.h"

#include "core/symmetry.h"
#include "reference/reference_referee.h"
#include "support/board_text.h"
#include "support/printing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>
#include <vector>

namespace tianyuan {
namespace {

using test::boardOf;
using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

constexpr std::array Colours{Stone::Black, Stone::White};

/// By rule, in the order of AllRules.
struct Judgements {
    Judgement freestyle, standard, renju, caro, caroOverline;

    friend bool operator==(const Judgements&, const Judgements&) = default;
    friend void PrintTo(const Judgements& judgements, std::ostream* out) {
        for (const Judgement judgement :
             {judgements.freestyle, judgements.standard, judgements.renju, judgements.caro,
              judgements.caroOverline}) {
            *out << test::nameOf(judgement) << ' ';
        }
    }
};

constexpr Judgement Fine = Judgement::Fine;
constexpr Judgement Win = Judgement::Win;
constexpr Judgement Draw = Judgement::Draw;
constexpr Judgement Foul = Judgement::Foul;

/// The referee's judgements, each of which the reference must share.
Judgements judgeByAllRules(const Board& board, Point point, Stone stone) {
    const test::ReferenceReferee reference(board);
    const auto judged = [&](Rule rule) {
        const Judgement judgement = judge(board, point, stone, rule);
        EXPECT_EQ(reference.judge(point, stone, rule), judgement) << idOf(rule);
        return judgement;
    };
    return {judged(Rule::Freestyle), judged(Rule::Standard), judged(Rule::Renju),
            judged(Rule::Caro), judged(Rule::CaroOverline)};
}

/// A row drawn as text, such as "OXX*XXO", laid on a board of 15 lines: X is the stone to be placed
/// on the star, O the enemy's, # beyond the edge. The drawing's first point is at `first`.
struct Line {
    Board board;
    Point star;
};

Line lay(std::string_view drawing, Stone stone, Point first, Offset direction) {
    Line line{Board(), {}};
    for (int i = 0; const char c : drawing) {
        const Point point = first + direction * i++;
        EXPECT_EQ(line.board.contains(point), c != '#') << drawing << " does not fit so";
        if (c == '*') line.star = point;
        if (c == 'X') line.board.place(point, stone);
        if (c == 'O') line.board.place(point, opponent(stone));
    }
    return line;
}

/// Expects the same in all four directions and, for that, under all symmetries.
void expectInTheMiddle(std::string_view drawing, Stone stone, const Judgements& expected) {
    for (const Offset direction : Directions) {
        const auto [board, star] = lay(drawing, stone, Point(7, 7) - direction * 5, direction);
        for (const Symmetry symmetry : AllSymmetries) {
            EXPECT_EQ(
                judgeByAllRules(transformed(board, symmetry), symmetry(star, board.size()), stone),
                expected)
                << drawing << ' ' << (stone == Stone::Black ? "black" : "white");
        }
    }
}

TEST(Judge, FourInARowIsFineByEveryRule) {
    for (const Stone stone : Colours) {
        expectInTheMiddle(".XX*X.", stone, {Fine, Fine, Fine, Fine, Fine});
        expectInTheMiddle("XXO*XX", stone, {Fine, Fine, Fine, Fine, Fine});
    }
}

TEST(Judge, FiveInARowWinsByEveryRule) {
    for (const Stone stone : Colours) {
        for (const std::string_view drawing :
             {".XXXX*.", ".XXX*X.", ".XX*XX.", ".X*XXX.", ".*XXXX.", "X.XX*XX.X"}) {
            expectInTheMiddle(drawing, stone, {Win, Win, Win, Win, Win});
        }
    }
}

TEST(Judge, SixInARowIsAnOverline) {
    for (const std::string_view drawing : {".XXX*XX.", ".X*XXXX.", ".*XXXXX.", "OXX*XXXO"}) {
        expectInTheMiddle(drawing, Stone::Black, {Win, Fine, Foul, Fine, Win});
        expectInTheMiddle(drawing, Stone::White, {Win, Fine, Win, Fine, Win});
    }
}

TEST(Judge, SevenAndNineInARowAreOverlinesToo) {
    for (const std::string_view drawing : {".XXX*XXX.", "XXXX*XXXX"}) {
        expectInTheMiddle(drawing, Stone::Black, {Win, Fine, Foul, Fine, Win});
        expectInTheMiddle(drawing, Stone::White, {Win, Fine, Win, Fine, Win});
    }
}

TEST(Judge, CaroFiveMustNotBeClosedAtBothEnds) {
    for (const Stone stone : Colours) {
        expectInTheMiddle("OXX*XXO", stone, {Win, Win, Win, Fine, Fine});
        expectInTheMiddle("OXX*XX.", stone, {Win, Win, Win, Win, Win});
        expectInTheMiddle(".*XXXXO", stone, {Win, Win, Win, Win, Win});
        expectInTheMiddle("O.XX*XX.O", stone, {Win, Win, Win, Win, Win});
    }
}

TEST(Judge, CaroTakesTheEdgeForNoBlock) {
    struct Place {
        std::string_view drawing;
        Point first;
        Offset direction;
    };
    for (const Stone stone : Colours) {
        for (const auto& [drawing, first, direction] :
             {Place{"#XX*XXO", {-1, 0}, {1, 0}}, Place{"OX*XXX#", {9, 14}, {1, 0}},
              Place{"#XXXX*O", {14, -1}, {0, 1}}, Place{"#*XXXXO", {-1, -1}, {1, 1}},
              Place{"OXXX*X#", {9, 5}, {1, -1}}}) {
            const auto [board, star] = lay(drawing, stone, first, direction);
            EXPECT_EQ(judgeByAllRules(board, star, stone), (Judgements{Win, Win, Win, Win, Win}))
                << drawing;
        }
    }
}

TEST(Judge, FiveFillsAWholeLineOfTheSmallestBoard) {
    const Board board = boardOf(R"(
        X . . . O
        X . . O .
        X . . . .
        X O . . .
        . . . . .
    )");
    EXPECT_EQ(judgeByAllRules(board, {0, 4}, Stone::Black), (Judgements{Win, Win, Win, Win, Win}));
    EXPECT_EQ(judgeByAllRules(board, {2, 2}, Stone::White),
              (Judgements{Fine, Fine, Fine, Fine, Fine}));
    Board later = board;
    later.place({2, 2}, Stone::White);
    EXPECT_EQ(judgeByAllRules(later, {0, 4}, Stone::White), (Judgements{Win, Win, Win, Win, Win}));
}

TEST(Judge, FiveIntoEveryCornerOfEverySizeWins) {
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        const int last = size - 1;
        for (const Point corner :
             {Point(0, 0), Point(last, 0), Point(0, last), Point(last, last)}) {
            const Offset inward{corner.x == 0 ? 1 : -1, corner.y == 0 ? 1 : -1};
            for (const Offset step : {inward, Offset{inward.dx, 0}, Offset{0, inward.dy}}) {
                Board board(size);
                for (int i = 1; i <= 4; ++i) board.place(corner + step * i, Stone::White);
                EXPECT_EQ(judgeByAllRules(board, corner, Stone::White),
                          (Judgements{Win, Win, Win, Win, Win}));
                EXPECT_EQ(judgeByAllRules(board, corner, Stone::Black),
                          (Judgements{Fine, Fine, Fine, Fine, Fine}));
            }
        }
    }
}

TEST(Judge, ARowDoesNotGoOnAtTheOtherSideOfTheBoard) {
    const Board board = boardOf(R"(
        . . . . . . .
        . . . . . X X
        X X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    )");
    EXPECT_EQ(judgeByAllRules(board, {4, 1}, Stone::Black),
              (Judgements{Fine, Fine, Fine, Fine, Fine}));
    EXPECT_EQ(judgeByAllRules(board, {2, 2}, Stone::Black),
              (Judgements{Fine, Fine, Fine, Fine, Fine}));
}

TEST(Judge, FoulsAreOnlyBlacksAndOnlyInRenju) {
    const Board doubleThree = boardOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X . X . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    )");
    EXPECT_EQ(judgeByAllRules(doubleThree, {4, 4}, Stone::Black),
              (Judgements{Fine, Fine, Foul, Fine, Fine}));
    EXPECT_EQ(judgeByAllRules(doubleThree, {4, 4}, Stone::White),
              (Judgements{Fine, Fine, Fine, Fine, Fine}));
}

TEST(Judge, BlacksFiveBeatsTheOverlineAndTheDoubleFourItMakes) {
    const Board board = boardOf(R"(
        . . . . . . . . . . .
        . . . . . . X . . . .
        . . . X . . X . . X .
        . . . . X . X . X . .
        . . . . . X X X . . .
        . X X X X X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
    )");
    const Point star(6, 5);
    EXPECT_EQ(judge(board, star, Stone::Black, Rule::Renju), Win);
    Board withoutFive = board;
    withoutFive.remove({6, 1});
    EXPECT_EQ(judge(withoutFive, star, Stone::Black, Rule::Renju), Foul);
    EXPECT_THAT(
        winningStones(board, star, Stone::Black, Rule::Renju),
        UnorderedElementsAreArray({Point(6, 1), Point(6, 2), Point(6, 3), Point(6, 4), star}));
}

TEST(Judge, LastPointOfTheBoardIsADraw) {
    const Board board = boardOf(R"(
        X X O O X
        O O X X O
        X X . O X
        O O X X O
        X X O O O
    )");
    for (const Stone stone : Colours) {
        EXPECT_EQ(judgeByAllRules(board, {2, 2}, stone),
                  (Judgements{Draw, Draw, Draw, Draw, Draw}));
    }
}

TEST(Judge, TwoPointsBeforeTheEndAreNoDraw) {
    const Board board = boardOf(R"(
        X X O O X
        O O X X O
        X X . O X
        O O X X O
        X X O O .
    )");
    for (const Stone stone : Colours) {
        EXPECT_EQ(judgeByAllRules(board, {2, 2}, stone),
                  (Judgements{Fine, Fine, Fine, Fine, Fine}));
    }
}

TEST(Judge, AFiveOnTheLastPointWins) {
    const Board board = boardOf(R"(
        X X O O X
        O X X O O
        X X . X X
        O O X X O
        X O O O X
    )");
    EXPECT_EQ(judgeByAllRules(board, {2, 2}, Stone::Black), (Judgements{Win, Win, Win, Win, Win}));
    EXPECT_EQ(judgeByAllRules(board, {2, 2}, Stone::White),
              (Judgements{Draw, Draw, Draw, Draw, Draw}));
}

TEST(Judge, AnOverlineOnTheLastPointIsWhatTheRuleMakesOfIt) {
    const Board board = boardOf(R"(
        O X O X O X
        X O X O X O
        X X X . X X
        O X O X O X
        X O X O X O
        O X O O O X
    )");
    EXPECT_EQ(judgeByAllRules(board, {3, 2}, Stone::Black),
              (Judgements{Win, Draw, Foul, Draw, Win}));
}

TEST(MakesFive, AsksForTheRowAndNotForFouls) {
    const auto [board, star] = lay(".XXX*XX.", Stone::Black, {3, 7}, {1, 0});
    EXPECT_TRUE(makesFive(board, star, Stone::Black, Rule::Freestyle));
    EXPECT_FALSE(makesFive(board, star, Stone::Black, Rule::Standard));
    EXPECT_FALSE(makesFive(board, star, Stone::Black, Rule::Renju));
    EXPECT_FALSE(makesFive(board, star, Stone::Black, Rule::Caro));
    EXPECT_TRUE(makesFive(board, star, Stone::Black, Rule::CaroOverline));
    EXPECT_FALSE(makesFive(board, star, Stone::White, Rule::Freestyle));
}

TEST(MakesFive, DoesNotCareWhatStandsOnThePoint) {
    for (const Stone standing : Colours) {
        auto [board, star] = lay(".XX*XX.", Stone::White, {3, 7}, {1, 0});
        board.place(star, standing);
        for (const Rule rule : AllRules) {
            EXPECT_TRUE(makesFive(board, star, Stone::White, rule));
            EXPECT_FALSE(makesFive(board, star, Stone::Black, rule));
            EXPECT_EQ(winningStones(board, star, Stone::White, rule).size(), 5U);
        }
    }
}

TEST(WinningStones, AreNoneWithoutAWinningRow) {
    const auto [four, fourStar] = lay(".XX*X.", Stone::Black, {3, 7}, {1, 0});
    const auto [six, sixStar] = lay(".XX*XXX.", Stone::Black, {3, 7}, {1, 0});
    for (const Rule rule : AllRules) {
        EXPECT_THAT(winningStones(four, fourStar, Stone::Black, rule), IsEmpty());
    }
    EXPECT_THAT(winningStones(six, sixStar, Stone::Black, Rule::Standard), IsEmpty());
}

TEST(WinningStones, OfAnOverlineAreAllOfIt) {
    const auto [board, star] = lay("X.XX*XXX.X", Stone::White, {2, 7}, {1, 0});
    std::vector<Point> expected;
    for (int x = 4; x <= 9; ++x) expected.emplace_back(x, 7);
    for (const Rule rule : {Rule::Freestyle, Rule::Renju, Rule::CaroOverline}) {
        EXPECT_THAT(winningStones(board, star, Stone::White, rule),
                    UnorderedElementsAreArray(expected));
    }
}

TEST(WinningStones, OfTwoLinesAtOnceAreBothAndThePointOnce) {
    const Board board = boardOf(R"(
        . . . . . . . . .
        . . . . . . . X .
        . . . . . . X . .
        . . . . . X . . .
        . X X X . X X . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    )");
    const std::vector<Point> row{{1, 4}, {2, 4}, {3, 4}, {4, 4}, {5, 4}, {6, 4}};
    const std::vector<Point> diagonal{{3, 5}, {4, 4}, {5, 3}, {6, 2}, {7, 1}};
    std::vector<Point> both = diagonal;
    for (const Point point : row) {
        if (point != Point(4, 4)) both.push_back(point);
    }
    EXPECT_THAT(winningStones(board, {4, 4}, Stone::Black, Rule::Freestyle),
                UnorderedElementsAreArray(both));
    for (const Rule rule : {Rule::Standard, Rule::Renju, Rule::Caro}) {
        EXPECT_THAT(winningStones(board, {4, 4}, Stone::Black, rule),
                    UnorderedElementsAreArray(diagonal));
    }
}

TEST(WinningStones, OfFourLinesAtOnceAreAllSeventeen) {
    Board board;
    for (const Offset direction : Directions) {
        for (const int i : {-2, -1, 1, 2}) board.place(Point(7, 7) + direction * i, Stone::Black);
    }
    for (const Rule rule : AllRules) {
        const std::vector<Point> stones = winningStones(board, {7, 7}, Stone::Black, rule);
        EXPECT_EQ(stones.size(), 17U);
        EXPECT_EQ(std::count(stones.begin(), stones.end(), Point(7, 7)), 1);
    }
}

}  // namespace
}  // namespace tianyuan
