#include "core/fnv.h"

#include <gtest/gtest.h>

namespace tianyuan {
namespace {

// From the published test vectors of FNV-1a.
TEST(Fnv, GivesTheKnownHashes) {
    EXPECT_EQ(fnv32(""), 0x811C9DC5U);
    EXPECT_EQ(fnv32("a"), 0xE40C292CU);
    EXPECT_EQ(fnv32("foobar"), 0xBF9CF968U);
    EXPECT_EQ(fnv64(""), 0xCBF29CE484222325U);
    EXPECT_EQ(fnv64("a"), 0xAF63DC4C8601EC8CU);
    EXPECT_EQ(fnv64("foobar"), 0x85944171F73967E8U);
}

TEST(Fnv, GoesOnNumberByNumber) { EXPECT_EQ(fnv32(fnv32(Fnv32Start, 'a'), 'b'), fnv32("ab")); }

}  // namespace
}  // namespace tianyuan
