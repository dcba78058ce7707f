#include "core/trimmed.h"

#include <gtest/gtest.h>

namespace tianyuan {
namespace {

TEST(Trimmed, LeavesWhatStandsBetween) {
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(" \t\r\n\v\f"), "");
    EXPECT_EQ(trimmed("h8"), "h8");
    EXPECT_EQ(trimmed("\r\n h8 i9\t"), "h8 i9");
}

}  // namespace
}  // namespace tianyuan
