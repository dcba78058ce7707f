#include "table/tips.h"

#include "table/table_fixture.h"

namespace tianyuan::table {
namespace {

TEST_F(TableTest, ANewcomerIsToldFourThingsOneAfterTheOther) {
    ASSERT_TRUE(table.begin(againstComputer()));
    std::vector<Tip> told;
    int seen = 0;
    for (int x = 0; x < 8; ++x) {
        const auto tip = tipFor(table, seen);
        if (tip && (told.empty() || told.back() != *tip)) told.push_back(*tip);
        table.play({x, x % 2 ? 4 : 0});
        computer->answer(Point{x, x % 2 ? 12 : 8});
        seen = tipsSeen(table, seen);
    }
    EXPECT_EQ(told, (std::vector{Tip::Five, Tip::Three, Tip::Undo, Tip::Hint}));
    EXPECT_EQ(seen, 4);
    EXPECT_FALSE(tipFor(table, seen));
}

TEST_F(TableTest, WhoeverPlaysWithAFriendIsToldNothing) {
    ASSERT_TRUE(table.begin(Plan{}));
    EXPECT_FALSE(tipFor(table, 0));
    for (int x = 0; x < 5; ++x) table.play({x, x % 2 ? 3 : 0});
    EXPECT_EQ(tipsSeen(table, 0), 0);
}

}  // namespace
}  // namespace tianyuan::table
