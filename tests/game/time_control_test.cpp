#include "game/time_control.h"

#include <gtest/gtest.h>

namespace tianyuan::game {
namespace {

using namespace std::chrono_literals;

TEST(TimeControl, ReadsEveryKind) {
    EXPECT_EQ(*timeControlFromText("none"), TimeControl{});
    EXPECT_EQ(*timeControlFromText("10m"), (TimeControl{.main = 10min}));
    EXPECT_EQ(*timeControlFromText("1m30s+500ms"), (TimeControl{.main = 90s, .increment = 500ms}));
    EXPECT_EQ(*timeControlFromText("1h+3x30s"),
              (TimeControl{.main = 1h, .periods = 3, .period = 30s}));
    EXPECT_EQ(*timeControlFromText("20s/move"), (TimeControl{.perMove = 20s}));
    EXPECT_EQ(*timeControlFromText("10m+5s,20s/move"),
              (TimeControl{.main = 10min, .increment = 5s, .perMove = 20s}));
    EXPECT_EQ(*timeControlFromText("0s+5x10s"),
              (TimeControl{.main = 0s, .periods = 5, .period = 10s}));
}

TEST(TimeControl, WritesWhatItReads) {
    for (const char* text : {"none", "10m", "1m30s+500ms", "1h+3x30s", "20s/move",
                             "10m+5s,20s/move", "0s+5x10s", "5m+2s+3x10s"}) {
        EXPECT_EQ(toText(*timeControlFromText(text)), text);
    }
}

TEST(TimeControl, RefusesNonsense) {
    for (const char* text : {"", "10", "m", "-5m", "10m+", "10m+x30s", "10m+0x30s", "10m+3x", "0s",
                             "0s/move", "10q", "99999999999h", "10m++5s", "5m,", "10 m"}) {
        const auto control = timeControlFromText(text);
        ASSERT_FALSE(control) << text;
        EXPECT_EQ(control.reason().code, "time.not-a-time-control");
    }
}

}  // namespace
}  // namespace tianyuan::game
