#include "table/plan.h"

#include <gtest/gtest.h>

namespace tianyuan::table {
namespace {

using namespace std::chrono_literals;

Plan plan() {
    Plan plan;
    plan.game = {Rule::Renju, 15, opening::Protocol::Swap2, game::FoulHandling::Lose};
    plan.time.main = 5min;
    plan.seats = {SeatPlan{"level:3,seed=7", {}}, SeatPlan{{}, "Ann"}};
    return plan;
}

TEST(Plan, ComesBackFromItsRecord) {
    record::Record start;
    writePlan(plan(), start);
    EXPECT_EQ(planOf(start), plan());
    start.black = "Ann";  // the sides were swapped since
    start.white = "Brook";
    EXPECT_EQ(planOf(start), plan()) << "who sits where does not depend on the names above a game";
}

TEST(Plan, WrittenAgainTakesThePlaceOfTheOldOne) {
    record::Record start;
    writePlan(plan(), start);
    Plan other;
    other.seats = {SeatPlan{}, SeatPlan{"guard", {}}};
    writePlan(other, start);
    EXPECT_EQ(planOf(start), other);
    EXPECT_EQ(start.others.size(), 1U);
}

TEST(Plan, APersonWithoutANameStaysWithoutOne) {
    record::Record start;
    Plan unnamed;
    unnamed.seats = {SeatPlan{}, SeatPlan{"guard", {}}};
    writePlan(unnamed, start);
    start.black = "You";
    EXPECT_EQ(planOf(start).seats[0], SeatPlan{});
}

TEST(Plan, ReadsRecordsWithoutOne) {
    record::Record start;
    start.black = "Ann";
    start.size = 14;
    start.opening = "rif";  // does not fit
    const Plan read = planOf(start);
    EXPECT_TRUE(read.isBetweenPeople());
    EXPECT_EQ(read.seats[0].name, "Ann");
    EXPECT_EQ(read.game.rule, Rule::Freestyle);
    EXPECT_EQ(read.game.opening, opening::Protocol::Free);
}

TEST(Plan, ReadsHowPeopleWereOnceWritten) {
    record::Record start;
    start.black = "Ann";
    start.others.push_back({"TYSEATS", {"", "level:2"}});
    const Plan read = planOf(start);
    EXPECT_EQ(read.seats[0], (SeatPlan{{}, "Ann"}));
    EXPECT_EQ(read.seats[1], (SeatPlan{"level:2", {}}));
}

TEST(Plan, WhoGoesOnFromAPositionHasTheMove) {
    record::Record start;
    start.rule = Rule::Renju;
    start.size = 19;
    Plan plan;
    plan.game.opening = opening::Protocol::Swap2;
    plan.seats = {SeatPlan{}, SeatPlan{"guard", {}}};
    const Plan asWhite = plannedFrom(plan, start, Stone::White);
    EXPECT_EQ(asWhite.onlyPerson(), opening::Seat::Second);
    EXPECT_EQ(asWhite.game.rule, Rule::Renju);
    EXPECT_EQ(asWhite.game.size, 19);
    EXPECT_EQ(asWhite.game.opening, opening::Protocol::Free);
    EXPECT_EQ(plannedFrom(asWhite, start, Stone::Black).onlyPerson(), opening::Seat::First);
    plan.seats[1] = {};
    EXPECT_TRUE(plannedFrom(plan, start, Stone::White).isBetweenPeople());
}

TEST(SeatPlan, HasAText) {
    for (const SeatPlan& seat : {SeatPlan{}, SeatPlan{{}, "me:too"}, SeatPlan{"cmd:./a --b", {}},
                                 SeatPlan{"menace", {}}}) {
        EXPECT_EQ(seatFromText(toText(seat)), seat);
    }
}

}  // namespace
}  // namespace tianyuan::table
