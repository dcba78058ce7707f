#include "core/number_text.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace tianyuan {
namespace {

TEST(NumberText, IsTheWholeText) {
    EXPECT_EQ(numberFromText<int>("15"), 15);
    EXPECT_EQ(numberFromText<int>("-3"), -3);
    EXPECT_EQ(numberFromText<double>("0.25"), 0.25);
    for (const char* text : {"", " 1", "1 ", "1s", "one", "+1"}) {
        EXPECT_EQ(numberFromText<int>(text), std::nullopt) << text;
    }
}

TEST(NumberText, DoesNotTakeWhatTheTypeCannotHold) {
    EXPECT_EQ(numberFromText<std::uint64_t>("18446744073709551615"), UINT64_MAX);
    EXPECT_EQ(numberFromText<std::uint64_t>("18446744073709551616"), std::nullopt);
    EXPECT_EQ(numberFromText<unsigned>("-1"), std::nullopt);
}

}  // namespace
}  // namespace tianyuan
