#include "table/setup_position.h"

#include "core/notation.h"

#include <gtest/gtest.h>

namespace tianyuan::table {
namespace {

using Tool = SetupPosition::Tool;

Point at(std::string_view text) { return moveFromText(text, 15)->point(); }

SetupPosition withTool(Tool tool, std::initializer_list<const char*> points) {
    SetupPosition position;
    position.setTool(tool);
    for (const char* point : points) position.click(at(point));
    return position;
}

TEST(SetupPosition, StonesArePlacedInTurnAndTakenAwayAgain) {
    SetupPosition position = withTool(Tool::Turn, {"h8", "h9"});
    EXPECT_EQ(position.board().at(at("h8")), Stone::Black);
    EXPECT_EQ(position.board().at(at("h9")), Stone::White);
    EXPECT_EQ(position.board().sideToMove(), Stone::Black);
    position.click(at("h9"));
    EXPECT_TRUE(position.board().isEmpty(at("h9")));
    EXPECT_EQ(position.board().sideToMove(), Stone::White);
}

TEST(SetupPosition, AStoneOfOneColourTakesThePlaceOfTheOther) {
    SetupPosition position = withTool(Tool::White, {"h8", "h9"});
    position.setTool(Tool::Black);
    position.click(at("h8"));
    EXPECT_EQ(position.board().at(at("h8")), Stone::Black);
    EXPECT_EQ(position.board().stones(), 2);
    position.click(at("h8"));
    EXPECT_EQ(position.board().stones(), 1);
    EXPECT_EQ(position.view().next, Stone::Black);
}

TEST(SetupPosition, TellsWhyNoGameCanBePlayed) {
    SetupPosition position = withTool(Tool::Black, {"h4", "h5", "h6", "h7"});
    EXPECT_FALSE(position.problem());
    position.click(at("h8"));
    ASSERT_TRUE(position.problem());
    EXPECT_EQ(position.problem()->code, "setup-board.five");
    position.click(at("h9"));
    position.setRule(Rule::Standard);
    EXPECT_FALSE(position.problem()) << "six are no five there";
}

TEST(SetupPosition, ASmallerBoardLosesWhatIsOffIt) {
    SetupPosition position = withTool(Tool::White, {"a15", "o1"});
    position.setNext(Stone::White);
    position.setSize(9);
    EXPECT_EQ(position.board().size(), 9);
    EXPECT_EQ(position.board().stones(), 1);
    EXPECT_EQ(position.board().sideToMove(), Stone::White);
    position.setSize(15);
    EXPECT_EQ(position.board().stones(), 1);
}

TEST(SetupPosition, BecomesARecord) {
    SetupPosition position = withTool(Tool::White, {"h8"});
    position.setRule(Rule::Renju);
    position.setNext(Stone::White);
    const record::Record record = position.record();
    EXPECT_EQ(record.rule, Rule::Renju);
    EXPECT_EQ(record.firstToMove, Stone::White);
    ASSERT_EQ(record.setup.size(), 1u);
    EXPECT_EQ(record.setup.front().stone, Stone::White);
}

}  // namespace
}  // namespace tianyuan::table
