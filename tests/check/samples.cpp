// A test program that goes wrong in every way; run_tests_test.py looks at what is said of it.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

namespace {

TEST(Samples, Passes) {}
TEST(Samples, Fails) { EXPECT_EQ(1, 2) << "one is not two"; }
TEST(Samples, IsSkipped) { GTEST_SKIP(); }
TEST(Samples, Crashes) { std::abort(); }
TEST(Samples, LeavesInTheMiddle) { std::_Exit(0); }
TEST(Samples, Hangs) { std::this_thread::sleep_for(std::chrono::hours(1)); }

/// Passes from the second time on: the first leaves a note.
TEST(Samples, IsLateOnce) {
    const std::string note = std::getenv("TIANYUAN_SAMPLE_NOTE");
    const bool isSecond = std::ifstream(note).good();
    std::ofstream(note) << "once";
    EXPECT_TRUE(isSecond);
}

TEST(Samples, EndsBadly) {
    std::atexit([] { std::_Exit(3); });
}

class Rows : public testing::TestWithParam<int> {};
TEST_P(Rows, AreEven) { EXPECT_EQ(GetParam() % 2, 0); }
INSTANTIATE_TEST_SUITE_P(Some, Rows, testing::Values(2, 3));

}  // namespace
