#include "store/lesson_log.h"

#include "store/progress_start.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

const Time Now{std::chrono::seconds(1'800'000'000)};

TEST(LessonLog, KeepsHowFarALessonWasTaken) {
    Library library = Library::inMemory().value();
    LessonLog log(library);
    EXPECT_TRUE(log.marks().value().empty());
    ASSERT_TRUE(log.keep({"four", 1, false, Now}));
    ASSERT_TRUE(log.keep({"four", 3, false, Now + std::chrono::seconds(9)}));
    ASSERT_TRUE(log.keep({"five", 5, true, Now}));
    const std::vector<LessonMark> kept{{"five", 5, true, Now},
                                       {"four", 3, false, Now + std::chrono::seconds(9)}};
    EXPECT_EQ(log.marks().value(), kept);
}

TEST(LessonLog, DoesNotForgetThatALessonWasDone) {
    Library library = Library::inMemory().value();
    LessonLog log(library);
    ASSERT_TRUE(log.keep({"five", 5, true, Now}));
    ASSERT_TRUE(log.keep({"five", 1, false, Now}));
    const LessonMark again{"five", 1, true, Now};
    EXPECT_EQ(log.marks().value(), std::vector{again});
    ASSERT_TRUE(log.forgetAll());
    EXPECT_TRUE(log.marks().value().empty());
}

TEST(ProgressStart, IsTheBeginningOfTimeUntilItIsSet) {
    Library library = Library::inMemory().value();
    ProgressStart start(library);
    EXPECT_EQ(start.time().value(), Time());
    ASSERT_TRUE(start.set(Now));
    ASSERT_TRUE(start.set(Now + std::chrono::seconds(1)));
    EXPECT_EQ(start.time().value(), Now + std::chrono::seconds(1));
}

}  // namespace
}  // namespace tianyuan::store
