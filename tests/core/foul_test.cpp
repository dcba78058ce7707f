#include "core/foul.h"

#include "core/symmetry.h"
#include "support/board_text.h"
#include "support/foul_vectors.h"
#include "support/printing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tianyuan {
namespace {

using test::boardOf;
using test::boardWith;
using test::FoulVector;
using test::FoulVectors;
using test::nameOf;
using test::pointAt;
using testing::ElementsAre;
using testing::IsEmpty;

template <typename Points>
std::string namesOf(Points points) {
    std::sort(points.begin(), points.end());
    std::string names;
    for (const Point point : points) names += ' ' + toText(point, Board::DefaultSize);
    return names;
}

/// The fours as text: the stones, a plus and the completions.
std::vector<std::string> foursOf(const Inspection& inspection) {
    std::vector<std::string> fours;
    for (const Four& four : inspection.fours) {
        fours.push_back(namesOf(four.stones).substr(1) + " +" + namesOf(four.completions));
    }
    std::sort(fours.begin(), fours.end());
    return fours;
}

/// The threes as text: the stones, a plus if it counts or else a minus, and the completions.
std::vector<std::string> threesOf(const Inspection& inspection) {
    std::vector<std::string> threes;
    for (const Three& three : inspection.threes) {
        std::vector<std::string> completions;
        for (const Inspection& completion : three.completions) {
            completions.push_back(toText(completion.point, Board::DefaultSize) + ' ' +
                                  nameOf(completion.status));
        }
        std::sort(completions.begin(), completions.end());
        std::string text = namesOf(three.stones).substr(1) + (three.counts() ? " +" : " -");
        for (const std::string& completion : completions) text += ' ' + completion;
        threes.push_back(text);
    }
    std::sort(threes.begin(), threes.end());
    return threes;
}

/// The completion at `point` of some three of the inspection.
Inspection completionAt(const Inspection& inspection, std::string_view point) {
    for (const Three& three : inspection.threes) {
        for (const Inspection& completion : three.completions) {
            if (completion.point == pointAt(point)) return completion;
        }
    }
    ADD_FAILURE() << "no three is completed at " << point;
    return {};
}

TEST(FoulStatus, IsAsKnownForEveryVectorUnderEverySymmetry) {
    for (const FoulVector& vector : FoulVectors) {
        const Board board = boardWith(vector.black, vector.white);
        for (const Symmetry symmetry : AllSymmetries) {
            SCOPED_TRACE(vector.why);
            const Board image = transformed(board, symmetry);
            const Point point = symmetry(pointAt(vector.point), board.size());
            EXPECT_EQ(foulStatus(image, point), vector.status);
            EXPECT_EQ(inspect(image, point).status, vector.status);
            EXPECT_EQ(isForbidden(image, point), isFoul(vector.status));
        }
    }
}

TEST(FoulStatus, DoesNotDependOnWhoseTurnItIs) {
    for (const FoulVector& vector : FoulVectors) {
        SCOPED_TRACE(vector.why);
        Board board = boardWith(vector.black, vector.white);
        board.setSideToMove(Stone::White);
        EXPECT_EQ(foulStatus(board, pointAt(vector.point)), vector.status);
    }
}

TEST(FoulStatus, SeesNoFoulInWhiteStones) {
    for (const FoulVector& vector : FoulVectors) {
        SCOPED_TRACE(vector.why);
        const Board board = boardWith(vector.white, vector.black);
        EXPECT_EQ(foulStatus(board, pointAt(vector.point)), FoulStatus::Free);
    }
}

TEST(Inspection, OfALonelyStoneHasNoReasons) {
    const Inspection inspection = inspect(Board(), pointAt("h8"));
    EXPECT_EQ(inspection.point, pointAt("h8"));
    EXPECT_EQ(inspection.status, FoulStatus::Free);
    EXPECT_THAT(inspection.rows, IsEmpty());
    EXPECT_THAT(foursOf(inspection), IsEmpty());
    EXPECT_THAT(threesOf(inspection), IsEmpty());
}

TEST(Inspection, NamesTheOverline) {
    const Inspection inspection = inspect(boardWith("e8 f8 g8 i8 j8"), pointAt("h8"));
    ASSERT_EQ(inspection.rows.size(), 1U);
    EXPECT_EQ(namesOf(inspection.rows[0]), " e8 f8 g8 h8 i8 j8");
}

TEST(Inspection, NamesTheFiveAndNotTheOverlineItBeats) {
    const Inspection inspection =
        inspect(boardWith("e8 f8 g8 i8 j8 h9 h10 h11 h12"), pointAt("h8"));
    ASSERT_EQ(inspection.rows.size(), 1U);
    EXPECT_EQ(namesOf(inspection.rows[0]), " h12 h11 h10 h9 h8");
}

TEST(Inspection, NamesBothFivesOfOneStone) {
    const Inspection inspection = inspect(boardWith("d8 e8 f8 g8 h9 h10 h11 h12"), pointAt("h8"));
    ASSERT_EQ(inspection.rows.size(), 2U);
    std::vector<std::string> rows{namesOf(inspection.rows[0]), namesOf(inspection.rows[1])};
    EXPECT_THAT(rows, testing::UnorderedElementsAre(" d8 e8 f8 g8 h8", " h12 h11 h10 h9 h8"));
}

TEST(Inspection, NamesTwoFoursThatCross) {
    const Inspection inspection = inspect(boardWith("e8 f8 g8 h9 h10 h11", "i8"), pointAt("h8"));
    EXPECT_THAT(foursOf(inspection), ElementsAre("e8 f8 g8 h8 + d8", "h11 h10 h9 h8 + h12 h7"));
    EXPECT_THAT(inspection.rows, IsEmpty());
}

TEST(Inspection, NamesTwoFoursOfOneLine) {
    const Point h8 = pointAt("h8");
    EXPECT_THAT(foursOf(inspect(boardWith("e8 g8 i8 k8"), h8)),
                ElementsAre("e8 g8 h8 i8 + f8", "g8 h8 i8 k8 + j8"));
    EXPECT_THAT(foursOf(inspect(boardWith("d8 e8 g8 j8 k8"), h8)),
                ElementsAre("d8 e8 g8 h8 + f8", "g8 h8 j8 k8 + i8"));
    EXPECT_THAT(foursOf(inspect(boardWith("d8 e8 f8 j8 k8 l8"), h8)),
                ElementsAre("d8 e8 f8 h8 + g8", "h8 j8 k8 l8 + i8"));
}

TEST(Inspection, TakesAStraightFourForOneFourWithTwoCompletions) {
    const Inspection inspection = inspect(boardWith("f8 g8 i8"), pointAt("h8"));
    EXPECT_THAT(foursOf(inspection), ElementsAre("f8 g8 h8 i8 + e8 j8"));
    EXPECT_THAT(threesOf(inspection), IsEmpty());
}

TEST(Inspection, LeavesOutACompletionThatWouldBeAnOverline) {
    const Inspection inspection = inspect(boardWith("f8 g8 i8 d8"), pointAt("h8"));
    EXPECT_THAT(foursOf(inspection), ElementsAre("f8 g8 h8 i8 + j8"));
}

TEST(Inspection, OfAFourAndAThreeNamesBoth) {
    const Inspection inspection = inspect(boardWith("e8 f8 g8 h9 h10"), pointAt("h8"));
    EXPECT_THAT(foursOf(inspection), ElementsAre("e8 f8 g8 h8 + d8 i8"));
    EXPECT_THAT(threesOf(inspection), ElementsAre("h10 h9 h8 + h11 free h7 free"));
}

TEST(Inspection, NamesTwoThreesWithTheirCompletions) {
    EXPECT_THAT(threesOf(inspect(boardWith("g8 i8 h9 h7"), pointAt("h8"))),
                ElementsAre("g8 h8 i8 + f8 free j8 free", "h9 h8 h7 + h10 free h6 free"));
}

TEST(Inspection, OfABrokenThreeHasOneCompletion) {
    EXPECT_THAT(threesOf(inspect(boardWith("f8 g8"), pointAt("i8"))),
                ElementsAre("f8 g8 i8 + h8 free"));
}

TEST(Inspection, AtTheEdgeLeavesOutACompletionWithoutRoom) {
    EXPECT_THAT(threesOf(inspect(boardWith("b8 c8 d9 d10"), pointAt("d8"))),
                ElementsAre("b8 c8 d8 + e8 free", "d10 d9 d8 + d11 free d7 free"));
}

TEST(Inspection, SeesNoThreeInTheLineWithTwoGaps) {
    const Inspection inspection = inspect(boardWith("f8 i8 k8 h9 h10"), pointAt("h8"));
    EXPECT_THAT(foursOf(inspection), IsEmpty());
    EXPECT_THAT(threesOf(inspection), ElementsAre("h10 h9 h8 + h11 free h7 free"));
}

TEST(Inspection, DoesNotCountAThreeCompletedOnlyByADoubleFour) {
    const Inspection inspection = inspect(boardWith("k10 l10 l9 j8 k8 l6"), pointAt("m8"));
    EXPECT_THAT(threesOf(inspection),
                ElementsAre("j8 k8 m8 - l8 double-four", "k10 l9 m8 + j11 free n7 free"));
    EXPECT_THAT(foursOf(completionAt(inspection, "l8")),
                ElementsAre("j8 k8 l8 m8 + i8 n8", "l10 l9 l8 l6 + l7"));
}

TEST(Inspection, DoesNotCountAThreeCompletedOnlyByAnOverline) {
    const Inspection inspection = inspect(boardWith("f8 g8 h10 h11 d9 e9 f9 g9 i9"), pointAt("h8"));
    EXPECT_THAT(threesOf(inspection),
                ElementsAre("f8 g8 h8 + e8 free i8 free", "h11 h10 h8 - h9 overline"));
    const Inspection h9 = completionAt(inspection, "h9");
    ASSERT_EQ(h9.rows.size(), 1U);
    EXPECT_EQ(namesOf(h9.rows[0]), " d9 e9 f9 g9 h9 i9");
}

TEST(Inspection, DoesNotCountAThreeCompletedOnlyByAFive) {
    const Inspection inspection = inspect(boardWith("f8 g8 h10 h11 e9 f9 g9 i9"), pointAt("h8"));
    EXPECT_THAT(threesOf(inspection),
                ElementsAre("f8 g8 h8 + e8 free i8 free", "h11 h10 h8 - h9 five"));
    const Inspection h9 = completionAt(inspection, "h9");
    ASSERT_EQ(h9.rows.size(), 1U);
    EXPECT_EQ(namesOf(h9.rows[0]), " e9 f9 g9 h9 i9");
}

TEST(Inspection, DoesNotCountAThreeCompletedOnlyByADoubleThree) {
    const Inspection inspection = inspect(boardWith("f10 e9 e8 f8 e7 f7 f6"), pointAt("c7"));
    EXPECT_THAT(threesOf(inspection),
                ElementsAre("c7 e7 f7 + d7 free", "f10 e9 c7 - d8 double-three"));
    const Inspection d8 = completionAt(inspection, "d8");
    EXPECT_THAT(foursOf(d8), ElementsAre("f10 e9 d8 c7 + g11 b6"));
    EXPECT_THAT(threesOf(d8),
                ElementsAre("d8 e7 f6 + c9 free g5 free", "d8 e8 f8 + c8 free g8 free"));
}

TEST(Inspection, CountsAThreeWhoseCompletionOnlySeemsForbidden) {
    const Inspection inspection = inspect(boardWith("i11 k11 i10 i9 k9 j8 k8 j7"), pointAt("l8"));
    EXPECT_THAT(threesOf(inspection),
                ElementsAre("i11 k9 l8 + j10 free", "j8 k8 l8 + i8 double-four m8 free"));
    const Inspection j10 = completionAt(inspection, "j10");
    EXPECT_THAT(threesOf(j10),
                ElementsAre("j10 j8 j7 - j9 double-three", "k11 j10 i9 + h8 double-four l12 free"));
    EXPECT_THAT(threesOf(completionAt(j10, "j9")),
                ElementsAre("i10 j9 k8 + h11 free l7 free", "i9 j9 k9 + h9 free l9 free"));
}

TEST(Inspection, NextToTheEdgeGivesTheReasonsThatHaveRoom) {
    const Inspection a = inspect(boardWith("l10 m10 m9 k8 l8 m6"), pointAt("n8"));
    EXPECT_THAT(threesOf(a), ElementsAre("k8 l8 n8 - m8 double-four", "l10 m9 n8 + k11 free"));
    EXPECT_THAT(foursOf(completionAt(a, "m8")),
                ElementsAre("k8 l8 m8 n8 + j8 o8", "m10 m9 m8 m6 + m7"));

    const Inspection b = inspect(boardWith("e10 d9 d8 e8 d7 e7 e6"), pointAt("b7"));
    EXPECT_THAT(threesOf(b), ElementsAre("b7 d7 e7 + c7 free", "e10 d9 b7 - c8 double-three"));

    const Inspection low = inspect(boardWith("f5 e4 e3 f3 e2 f2 f1"), pointAt("c2"));
    EXPECT_THAT(threesOf(low), ElementsAre("c2 e2 f2 + d2 free", "f5 e4 c2 + d3 free"));
    EXPECT_THAT(threesOf(completionAt(low, "d3")), ElementsAre("d3 e3 f3 + c3 free g3 free"));
}

TEST(ForbiddenPoints, AreAllOfTheBoardRowByRow) {
    const Board board = boardOf(R"(
        . . . . X X X . X X . . .
        . X X X . . . . . . X . .
        X . . . . . . . . . X . .
        X . . . . . . . . . X . .
        X . . . . . . . . . . . .
        . . . . . . . . . . X . .
        . . . . . . . . . . X . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . X . . . . . . .
        . . . . X . . . . . . . .
        . . . . X . . . . . . . .
        . . . . . . . X X . X X X
    )");
    std::vector<std::string> found;
    for (const ForbiddenPoint& forbidden : forbiddenPoints(board)) {
        found.push_back(toText(forbidden.point, board.size()) + ' ' + nameOf(forbidden.foul));
    }
    EXPECT_THAT(found, ElementsAre("h13 overline", "a12 double-four", "k9 overline",
                                   "e4 double-three", "j1 overline"));
}

TEST(ForbiddenPoints, OfAnEmptyOrWhiteBoardAreNone) {
    EXPECT_THAT(forbiddenPoints(Board()), IsEmpty());
    EXPECT_THAT(forbiddenPoints(boardWith("", "g8 i8 h9 h7")), IsEmpty());
}

}  // namespace
}  // namespace tianyuan
