#include "table/opening_steps.h"
#include "table_fixture.h"

namespace tianyuan::table {
namespace {

using opening::Choice;
using opening::Protocol;
using opening::Seat;

/// The person places the first stones, and the computer answers.
class OpeningTest : public TableTest {
protected:
    void begin(Protocol protocol) {
        Plan plan = againstComputer();
        plan.game.rule = Rule::Renju;
        plan.game.opening = protocol;
        ASSERT_TRUE(table.begin(plan));
    }
    void place(std::initializer_list<const char*> points) {
        for (const char* point : points) table.play(at(point));
    }
    void computerChooses(const opening::Decision& decision) {
        computer->answer(player::Reply(decision));
    }
    void computerChooses(Choice choice, int number = 0) {
        computerChooses(opening::Decision{choice, {}, number});
    }
    /// "three-stones *side* play"
    std::string steps() const {
        std::string text;
        const auto guide = table.guide();
        if (!guide) return text;
        for (std::size_t i = 0; i < guide->steps.size(); ++i) {
            const Reason& step = guide->steps[i];
            std::string name = step.code.substr(std::string("table.step.").size());
            if (!step.arguments.empty()) name += step.arguments.front();
            if (static_cast<int>(i) == guide->step) name = "*" + name + "*";
            text += (text.empty() ? "" : " ") + name;
        }
        return text;
    }
};

TEST_F(OpeningTest, WhatTheComputerHasChosenIsSaid) {
    begin(Protocol::Swap2);
    place({"h8", "h9", "i10"});
    computerChooses(Choice::Swap);
    ASSERT_FALSE(messages.empty());
    EXPECT_EQ(messages.back().headline, (Reason{"table.chose.black", {"<level:3>"}}));
    EXPECT_EQ(messages.back().line, (Reason{"table.you-are.white", {}}));

    begin(Protocol::Swap2);
    place({"h8", "h9", "i10"});
    computerChooses(Choice::Keep);
    EXPECT_EQ(messages.back().headline.code, "table.chose.white");
    EXPECT_EQ(messages.back().line, (Reason{"table.you-are.black", {}}));

    begin(Protocol::Swap2);
    place({"h8", "h9", "i10"});
    computerChooses(Choice::TwoMore);
    EXPECT_EQ(messages.back().headline.code, "table.chose.two-more");
}

TEST_F(OpeningTest, WhereSidesMayChangeAgainOnlyTheSwapIsSaid) {
    begin(Protocol::Taraguchi10);
    place({"h8"});
    computerChooses(Choice::Swap);
    EXPECT_EQ(messages.back().headline.code, "table.chose.swap");
    EXPECT_FALSE(messages.back().line);
}

TEST_F(OpeningTest, NumbersAndPicksAreSaidToo) {
    begin(Protocol::Soosorv8);
    place({"h8", "h9", "i10"});
    computerChooses(Choice::Keep);  // it is White
    computerChooses({Choice::Place, at("g7"), 0});
    computerChooses(Choice::Declare, 2);
    EXPECT_EQ(messages.back().headline, (Reason{"table.chose.declare", {"<level:3>", "2"}}));
    table.decide({Choice::Keep, {}, 0});
    place({"j8", "k3"});
    computerChooses({Choice::Pick, at("k3"), 0});
    EXPECT_EQ(messages.back().headline, (Reason{"table.chose.pick", {"<level:3>", "K3"}}));
}

TEST_F(OpeningTest, SidesAreKnownAsSoonAsNobodyCanSwapAnyMore) {
    begin(Protocol::Rif);
    EXPECT_EQ(table.seat(Seat::First).stone, Stone::None);
    place({"h8", "h9", "i10"});
    EXPECT_EQ(table.seat(Seat::First).stone, Stone::None);
    computerChooses(Choice::Swap);
    ASSERT_TRUE(table.guide()) << "the opening goes on";
    EXPECT_EQ(table.seat(Seat::First).stone, Stone::White);
    EXPECT_EQ(table.seat(Seat::Second).stone, Stone::Black);
}

TEST_F(OpeningTest, PointsAreNamedAsOnTheBoard) {
    begin(Protocol::Rif);
    table.play(at("a1"));
    EXPECT_EQ(messages.back().headline, (Reason{"opening.only-centre", {"H8"}}));
}

TEST_F(OpeningTest, TheStepsShowWhereOneIs) {
    begin(Protocol::Swap2);
    EXPECT_EQ(steps(), "*three-stones* side play");
    EXPECT_EQ(table.guide()->about.code, "table.about.swap2");
    place({"h8", "h9", "i10"});
    EXPECT_EQ(steps(), "three-stones *side* play");
    computerChooses(Choice::TwoMore);
    EXPECT_EQ(steps(), "three-stones *two-more* side play");
    computerChooses({Choice::Place, at("a1"), 0});
    computerChooses({Choice::Place, at("a3"), 0});
    EXPECT_EQ(steps(), "three-stones two-more *side* play");

    begin(Protocol::Soosorv8);
    place({"h8", "h9", "i10"});
    EXPECT_EQ(steps(), "three-stones *side* stone4 side fifth play");
    computerChooses(Choice::Keep);
    EXPECT_EQ(steps(), "three-stones side *stone4* side fifth play");
    computerChooses({Choice::Place, at("g7"), 0});
    computerChooses(Choice::Declare, 2);
    EXPECT_EQ(steps(), "three-stones side stone4 *side* fifth play");
    table.decide({Choice::Keep, {}, 0});
    EXPECT_EQ(steps(), "three-stones side stone4 side *fifth* play");

    begin(Protocol::Yamaguchi);
    place({"h8", "h9", "i10"});
    EXPECT_EQ(steps(), "*three-stones* side stone4 fifth play") << "the number belongs to them";
}

TEST_F(OpeningTest, TaraguchiGoesStoneByStone) {
    begin(Protocol::Taraguchi10);
    EXPECT_EQ(steps(), "*stone1* stone2 stone3 stone4 stone5 play");
    place({"h8"});
    EXPECT_EQ(steps(), "*stone1* stone2 stone3 stone4 stone5 play") << "the swap belongs to it";
    computerChooses(Choice::Keep);
    EXPECT_EQ(steps(), "stone1 *stone2* stone3 stone4 stone5 play");
}

}  // namespace
}  // namespace tianyuan::table
