#include "reference/reference_referee.h"

#include "support/foul_vectors.h"
#include "support/printing.h"

#include <gtest/gtest.h>

namespace tianyuan::test {
namespace {

TEST(ReferenceReferee, KnowsTheAnswerToEveryFoulVector) {
    for (const FoulVector& vector : FoulVectors) {
        SCOPED_TRACE(vector.why);
        const ReferenceReferee reference(boardWith(vector.black, vector.white));
        EXPECT_EQ(reference.foulStatus(pointAt(vector.point)), vector.status);
    }
}

TEST(ReferenceReferee, NeedsTwoLevelsWhereOneIsWrong) {
    const ReferenceReferee reference(boardWith("i11 k11 i10 i9 k9 j8 k8 j7"));
    EXPECT_EQ(reference.foulStatus(pointAt("l8"), 1), FoulStatus::Free);
    EXPECT_EQ(reference.foulStatus(pointAt("l8"), 2), FoulStatus::DoubleThree);
}

TEST(ReferenceReferee, WithoutClause93CountsEveryThree) {
    const ReferenceReferee reference(boardWith("k10 l10 l9 j8 k8 l6"));
    EXPECT_EQ(reference.foulStatus(pointAt("m8"), 0), FoulStatus::DoubleThree);
    EXPECT_EQ(reference.foulStatus(pointAt("m8"), 1), FoulStatus::Free);
}

}  // namespace
}  // namespace tianyuan::test
