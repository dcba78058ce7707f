#include "core/split_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(SplitWords, GivesWhatStandsBetweenBlanksAndLineEnds) {
    EXPECT_THAT(splitWords(""), IsEmpty());
    EXPECT_THAT(splitWords(" \t\r\n\v\f"), IsEmpty());
    EXPECT_THAT(splitWords("play"), ElementsAre("play"));
    EXPECT_THAT(splitWords("\r\n play  h8\t1200\n"), ElementsAre("play", "h8", "1200"));
}

}  // namespace
}  // namespace tianyuan
