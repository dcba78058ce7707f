#include "game/event.h"

#include "core/notation.h"

#include <gtest/gtest.h>

namespace tianyuan::game {
namespace {

using opening::Choice;
using opening::Protocol;

TEST(Event, IsWrittenAndReadBack) {
    for (const char* text :
         {"play h8", "play pass 0", "play a15 123456", "decide swap", "decide +h8 20", "decide #3",
          "undo", "redo", "resign black", "time white", "forfeit black", "draw"}) {
        const auto event = eventFromText(text, 15);
        ASSERT_TRUE(event) << text;
        EXPECT_EQ(toText(*event, 15), text);
    }
}

TEST(Event, RefusesNonsense) {
    for (const char* text : {"", " ", "play", "play z9", "play h8 x", "play h8 -1", "play h8 1 2",
                             "resign", "resign grey", "undo 2", "decide", "decide swop", "jump"}) {
        const auto event = eventFromText(text, 15);
        ASSERT_FALSE(event) << text;
        EXPECT_EQ(event.reason().code, "game.not-an-event");
    }
}

TEST(Event, BringsAGameBackAsItWas) {
    const GameOptions options{Rule::Renju, 15, Protocol::Swap, FoulHandling::Refuse};
    Game game(options);
    std::vector<std::string> journal;
    const auto happen = [&](Event event) {
        ASSERT_TRUE(apply(game, event));
        journal.push_back(toText(event, 15));
    };
    for (const char* move : {"h8", "a1", "i9"}) happen(Event::play(*moveFromText(move, 15)));
    happen(Event::decide({Choice::Swap, {}, 0}));
    Event slow = Event::play(*moveFromText("j10", 15));
    slow.spent = std::chrono::milliseconds(1500);
    happen(slow);
    happen(Event::of(Event::Kind::Undo));
    happen(Event::play(*moveFromText("g7", 15)));
    happen(Event::of(Event::Kind::Undo));
    happen(Event::of(Event::Kind::Redo));
    happen(Event::of(Event::Kind::Resign, Stone::Black));

    Game again(options);
    for (const std::string& line : journal) {
        ASSERT_TRUE(apply(again, *eventFromText(line, 15))) << line;
    }
    EXPECT_EQ(again.record(), game.record());
    EXPECT_EQ(again.outcome(), game.outcome());
    EXPECT_EQ(again.board(), game.board());
}

TEST(Event, KeepsTheTimeAMoveTook) {
    Game game;
    Event event = Event::play(Point(7, 7));
    event.spent = std::chrono::milliseconds(70);
    ASSERT_TRUE(apply(game, event));
    ASSERT_TRUE(game.record().tree.notes(game.here()));
    EXPECT_EQ(game.record().tree.notes(game.here())->timeSpent, event.spent);
}

TEST(Event, ARefusedOneChangesNothing) {
    Game game;
    EXPECT_EQ(apply(game, Event::of(Event::Kind::Undo)).reason().code, "game.nothing-to-undo");
    EXPECT_EQ(apply(game, Event::of(Event::Kind::Redo)).reason().code, "game.nothing-to-redo");
    EXPECT_FALSE(apply(game, Event::decide({Choice::Swap, {}, 0})));
    EXPECT_EQ(game.ply(), 0);
}

}  // namespace
}  // namespace tianyuan::game
