#include "brain/manager_settings.h"

#include <gtest/gtest.h>

namespace tianyuan::brain {
namespace {

using player::Milliseconds;

ManagerSettings told(const std::vector<std::pair<std::string, std::string>>& infos) {
    ManagerSettings settings;
    for (const auto& [key, value] : infos) settings.take({key, value});
    return settings;
}

TEST(ManagerSettings, ThinkFiveSecondsIfNothingIsSaid) {
    const player::Limits limits = ManagerSettings().limits();
    EXPECT_EQ(limits.turn, Milliseconds(5000));
    EXPECT_FALSE(limits.left || limits.nodes || limits.depth || limits.increment);
}

TEST(ManagerSettings, TakeTheTimesOfAManager) {
    const auto limits = told({{"timeout_turn", "3000"},
                              {"timeout_match", "60000"},
                              {"time_left", "41000"},
                              {"time_increment", "500"}})
                            .limits();
    EXPECT_EQ(limits.turn, Milliseconds(3000));
    EXPECT_EQ(limits.left, Milliseconds(41000));
    EXPECT_EQ(limits.increment, Milliseconds(500));
}

TEST(ManagerSettings, KnowWhatManagersSayForNoLimit) {
    EXPECT_FALSE(told({{"timeout_turn", "100"}, {"time_left", "2147483647"}}).limits().left);
    EXPECT_FALSE(told({{"timeout_turn", "100"}, {"timeout_match", "0"}}).limits().left);
    const auto analysis =
        told({{"timeout_turn", "2000000"}, {"timeout_match", "100000000"}, {"max_depth", "9"}});
    EXPECT_FALSE(analysis.limits().turn || analysis.limits().left);
    EXPECT_EQ(analysis.limits().depth, 9);
    const auto counted = told({{"max_node", "1000"}});
    EXPECT_EQ(counted.limits().nodes, 1000u);
    EXPECT_FALSE(counted.limits().turn) << "nodes alone are limit enough";
    EXPECT_FALSE(told({{"max_node", "5"}, {"max_node", "18446744073709551615"}}).limits().nodes);
    EXPECT_FALSE(told({{"max_depth", "5"}, {"max_depth", "0"}}).limits().depth);
}

TEST(ManagerSettings, CountTheClockForManagersThatDoNot) {
    ManagerSettings settings = told({{"timeout_match", "10000"}});
    settings.spend(Milliseconds(4000));
    EXPECT_EQ(settings.limits().left, Milliseconds(6000));
    settings.spend(Milliseconds(9000));
    EXPECT_EQ(settings.limits().left, Milliseconds(0));
    settings.restartClock();
    EXPECT_EQ(settings.limits().left, Milliseconds(10000));
}

TEST(ManagerSettings, LeaveSomeTimeWhenAskedForTheFastestMove) {
    EXPECT_GT(told({{"timeout_turn", "0"}}).limits().turn, Milliseconds(0));
    EXPECT_EQ(told({{"timeout_turn", "100"}, {"time_left", "-20"}}).limits().left, Milliseconds(0));
}

TEST(ManagerSettings, KeepTheRulesByTheirCodes) {
    EXPECT_EQ(ManagerSettings().rule(), Rule::Freestyle);
    EXPECT_EQ(told({{"rule", "1"}}).rule(), Rule::Standard);
    EXPECT_EQ(told({{"rule", "2"}}).rule(), Rule::Renju);
    EXPECT_EQ(told({{"rule", "4"}}).rule(), Rule::Renju);
    EXPECT_EQ(told({{"rule", "8"}}).rule(), Rule::CaroOverline);
    EXPECT_EQ(told({{"rule", "9"}}).rule(), Rule::Caro);
}

TEST(ManagerSettings, ObjectToWhatCannotBePlayed) {
    EXPECT_FALSE(ManagerSettings().objection());
    EXPECT_TRUE(told({{"rule", "3"}}).objection());
    EXPECT_TRUE(told({{"rule", "5"}}).objection());
    EXPECT_TRUE(told({{"max_memory", "20000000"}}).objection());
    EXPECT_FALSE(told({{"rule", "3"}, {"rule", "1"}}).objection());
    EXPECT_FALSE(told({{"max_memory", "83886080"}}).objection());
}

TEST(ManagerSettings, KeepTheWholeProgramWithinTheMemory) {
    constexpr std::uint64_t Megabyte = 1 << 20;
    const auto all = told({{"max_memory", std::to_string(350 * Megabyte)}}).adjustments();
    EXPECT_GT(all.tableBytes, 250 * Megabyte);
    EXPECT_LT(all.tableBytes, 330 * Megabyte);
    const auto little = told({{"max_memory", std::to_string(40 * Megabyte)}, {"thread_num", "64"}});
    EXPECT_LT(little.adjustments().threads, 4);
    EXPECT_LT(little.adjustments().tableBytes, 16 * Megabyte);
    const auto bounded = told({{"max_memory", std::to_string(100 * Megabyte)},
                               {"hash_size", std::to_string(500 * 1024)}});
    EXPECT_LT(bounded.adjustments().tableBytes, 80 * Megabyte);
    EXPECT_EQ(told({{"hash_size", "2048"}}).adjustments().tableBytes, 2 * Megabyte);
}

TEST(ManagerSettings, BoundWhatIsOutOfBounds) {
    EXPECT_EQ(told({{"thread_num", "0"}}).adjustments().threads, 1);
    EXPECT_EQ(told({{"thread_num", "9999"}}).adjustments().threads, ManagerSettings::MostThreads);
    EXPECT_EQ(told({{"strength", "-3"}}).adjustments().strength, 0);
    EXPECT_EQ(told({{"strength", "400"}}).adjustments().strength, 100);
    EXPECT_EQ(told({{"caution_factor", "8"}}).adjustments().range, 5);
    EXPECT_EQ(told({{"thread_num", "4"}, {"thread_num", "many"}}).adjustments().threads, 4);
}

TEST(ManagerSettings, FollowProofsUnlessToldNotToOrShortOfMemory) {
    EXPECT_TRUE(ManagerSettings().adjustments().proofs);
    EXPECT_FALSE(told({{"proofs", "0"}}).adjustments().proofs);
    EXPECT_TRUE(told({{"proofs", "0"}, {"proofs", "1"}}).adjustments().proofs);
    EXPECT_FALSE(told({{"max_memory", "50000000"}}).adjustments().proofs);
    EXPECT_TRUE(told({{"max_memory", "500000000"}}).adjustments().proofs);
}

TEST(ManagerSettings, ShowWhatWasAskedFor) {
    EXPECT_FALSE(ManagerSettings().showsLines() || ManagerSettings().showsLiveMarks());
    EXPECT_TRUE(told({{"show_detail", "1"}}).showsLiveMarks());
    EXPECT_FALSE(told({{"show_detail", "1"}}).showsLines());
    EXPECT_TRUE(told({{"show_detail", "2"}}).showsLines());
    EXPECT_TRUE(told({{"show_detail", "3"}}).showsLines());
    EXPECT_FALSE(told({{"show_detail", "3"}, {"show_detail", "4"}}).showsLines());
}

}  // namespace
}  // namespace tianyuan::brain
