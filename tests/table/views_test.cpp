// What is seen of a table, part by part, and what it says in words.

#include "core/notation.h"
#include "core/reason_list.h"
#include "table/foul_view.h"
#include "table/past.h"
#include "table/seat_view.h"
#include "table/unfinished_view.h"
#include "words/sentence.h"

#include <gtest/gtest.h>

namespace tianyuan::table {
namespace {

using namespace std::chrono_literals;
using words::Language;

std::string english(const Reason& reason) { return words::sentence(reason, Language::English); }

game::Game gameOf(std::string_view moves, Rule rule = Rule::Freestyle) {
    game::Game game({.rule = rule});
    for (const Move move : *movesFromText(moves, 15)) EXPECT_TRUE(game.play(move));
    return game;
}

TEST(ClockText, IsRoundedUpAndShowsTenthsAtTheEnd) {
    EXPECT_EQ(toText(game::ClockFace{}), "");
    EXPECT_EQ(toText(game::ClockFace{.left = 245s}), "4:05");
    EXPECT_EQ(toText(game::ClockFace{.left = 10001ms}), "0:11");
    EXPECT_EQ(toText(game::ClockFace{.left = 9950ms}), "0:10");
    EXPECT_EQ(toText(game::ClockFace{.left = 7260ms}), "0:07.3");
    EXPECT_EQ(toText(game::ClockFace{.left = 1ms}), "0:00.1");
    EXPECT_EQ(toText(game::ClockFace{.left = 0ms}), "0:00.0");
    EXPECT_EQ(toText(game::ClockFace{.left = 30s, .inByoYomi = true, .periodsLeft = 2}), "0:30 ×2");
}

TEST(FoulView, TellsWhatIsForbiddenAndWhy) {
    const game::Game game = gameOf("g8a1i8a3h9c1h7c3", Rule::Renju);
    const auto view = foulViewOf(game.board(), moveFromText("h8", 15)->point());
    ASSERT_TRUE(view);
    EXPECT_EQ(english(view->headline), "H8 is forbidden for Black: double three");
    ASSERT_EQ(view->parts.size(), 2U);
    EXPECT_EQ(english(view->parts[0].reason), "Three: G8, H8, I8");
    EXPECT_EQ(english(view->parts[0].details[0]), "F8 or J8 would make it an open four.");
    EXPECT_EQ(words::sentence(view->parts[0].details[0], Language::Chinese),
              "再下 F8 或 J8 就成活四。");
    EXPECT_FALSE(foulViewOf(game.board(), moveFromText("o15", 15)->point()));
}

TEST(BoardAfter, IsThePositionThatWasOnTheBoardThen) {
    const game::Game game = gameOf("h8h9i9");
    EXPECT_EQ(boardAfter(game, 3), game.board());
    EXPECT_EQ(boardAfter(game, 1), gameOf("h8").board());
}

TEST(Past, LeavesOutWhatWasTakenBackAndTheEnd) {
    game::Past past{game::Game().record(), {}, {}};
    const auto play = [](const char* move) { return game::Event::play(*moveFromText(move, 15)); };
    const auto undo = game::Event::of(game::Event::Kind::Undo);
    past.events = {play("h8"), play("h9"), undo, play("i9"),
                   game::Event::of(game::Event::Kind::Resign, Stone::Black)};
    const game::Game game = *gameOf(past, game::FoulHandling::Refuse);
    const game::Past there = pastUpTo(past, game, 2);
    EXPECT_EQ(there.events, (std::vector{play("h8"), play("i9")}));
    EXPECT_EQ(pastUpTo(past, game, 1).events, std::vector{play("h8")});
}

TEST(Past, AnEndThatWasTakenBackTakesNoMoveWithIt) {
    game::Past past{game::Game().record(), {}, {}};
    const auto h8 = game::Event::play(*moveFromText("h8", 15));
    past.events = {h8, game::Event::of(game::Event::Kind::Resign, Stone::White),
                   game::Event::of(game::Event::Kind::Undo)};
    const game::Game game = *gameOf(past, game::FoulHandling::Refuse);
    EXPECT_EQ(pastUpTo(past, game, 1).events, std::vector{h8});
}

TEST(UnfinishedView, ShowsTheGameAsItWasLeft) {
    game::Past past{game::Game().record(), {game::Event::play(*moveFromText("h8", 15))}, {}};
    Plan plan;
    plan.seats[1].spec = "guard";
    writePlan(plan, past.start);
    const auto view = unfinishedViewOf(past);
    ASSERT_TRUE(view);
    EXPECT_EQ(view->plan, plan);
    EXPECT_EQ(view->board.stones.size(), 1U);
    EXPECT_EQ(view->board.next, Stone::None) << "a click plays nothing";
    past.events.push_back(past.events.front());
    EXPECT_FALSE(unfinishedViewOf(past));
}

TEST(ReasonList, IsJoinedAsTheLanguageDoes) {
    const std::vector<std::string> items{"H8", "side.black", "I9"};
    const Reason reason{"table.number", {listArgument(items)}};
    EXPECT_EQ(english(reason), "H8, Black, I9");
    const Reason either{"table.number", {listArgument(items, Joint::Or)}};
    EXPECT_EQ(words::sentence(either, Language::Chinese), "H8、黑方 或 I9");
    EXPECT_EQ(english(either), "H8, Black or I9");
    EXPECT_EQ(listArgument(std::vector<std::string>{"H8"}), "H8");
    EXPECT_EQ(argumentList("H8").items, std::vector<std::string>{"H8"});
    EXPECT_EQ(argumentList("").items, std::vector<std::string>{""});
}

}  // namespace
}  // namespace tianyuan::table
