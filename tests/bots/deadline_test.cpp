#include "bots/deadline.h"

#include <gtest/gtest.h>

namespace tianyuan::bots {
namespace {

using player::Limits;
using player::Milliseconds;
using std::chrono::hours;

constexpr std::nullopt_t Any = std::nullopt;

bool hasPassed(std::optional<Milliseconds> turn, std::optional<Milliseconds> left,
               std::optional<Milliseconds> increment, Milliseconds patience = hours(1)) {
    Limits limits;
    limits.turn = turn;
    limits.left = left;
    limits.increment = increment;
    return Deadline(limits, patience, {}).hasPassed(0);
}

TEST(Deadline, WaitsAsLongAsNothingIsSpent) {
    EXPECT_FALSE(hasPassed(Any, Any, Any));
    EXPECT_FALSE(hasPassed(hours(1), Any, Any));
    EXPECT_FALSE(hasPassed(Any, hours(1), Any));
    EXPECT_FALSE(hasPassed(hours(1), hours(1), Milliseconds(0)));
}

TEST(Deadline, EndsWithTheShortestOfItsTimes) {
    EXPECT_TRUE(hasPassed(Any, Any, Any, Milliseconds(0)));
    EXPECT_TRUE(hasPassed(Milliseconds(0), Any, Any));
    EXPECT_TRUE(hasPassed(hours(1), Milliseconds(0), Any));
    EXPECT_TRUE(hasPassed(Any, Milliseconds(0), hours(1)));
    EXPECT_TRUE(hasPassed(Any, Milliseconds(-5), Any));
    EXPECT_TRUE(hasPassed(Any, Milliseconds(19), Any));  // a twentieth of it is nothing
}

TEST(Deadline, BearsTheLongestTimesThereAre) {
    EXPECT_FALSE(hasPassed(Milliseconds::max(), Any, Any));
    EXPECT_FALSE(hasPassed(Any, Milliseconds::max(), Any));
}

TEST(Deadline, CountsNodes) {
    Limits limits;
    limits.nodes = 10;
    const Deadline deadline(limits, hours(1), {});
    EXPECT_FALSE(deadline.hasPassed(9));
    EXPECT_TRUE(deadline.hasPassed(10));
}

TEST(Deadline, HearsTheCaller) {
    std::stop_source source;
    const Deadline deadline({}, hours(1), source.get_token());
    EXPECT_FALSE(deadline.hasPassed(0));
    source.request_stop();
    EXPECT_TRUE(deadline.hasPassed(0));
}

}  // namespace
}  // namespace tianyuan::bots
