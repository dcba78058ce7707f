#include "autosave/game_keeper.h"

#include "support/must.h"
#include "support/plain_rights.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

namespace tianyuan::autosave {
namespace {

using game::Event;

class GameKeeperTest : public testing::Test {
protected:
    GameKeeper open() {
        return GameKeeper(test::must(openLibrary((folder_.path() / "games.db").string())));
    }

    test::TemporaryFolder folder_;
    record::Record start_;
};

TEST_F(GameKeeperTest, FindsAgainWhatWasLeftUnfinished) {
    const std::vector<Event> played{Event::play(Point(7, 7)), Event::play(Point(8, 8)),
                                    Event::of(Event::Kind::Undo)};
    {
        GameKeeper keeper = open();
        keeper.begin(start_);
        for (const Event& event : played) ASSERT_TRUE(keeper.save(event));
    }
    GameKeeper keeper = open();
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    EXPECT_EQ(test::must(keeper.resume(left->id)).past.events, played);
}

TEST_F(GameKeeperTest, TheGameThatWasBegunLastIsTheLastThoughTheClockWasSetBack) {
    {
        store::Library library = test::must(openLibrary((folder_.path() / "games.db").string()));
        const store::Time inAnHour = timeNow() + std::chrono::hours(1);
        store::Journal earlier(library, start_, {"played", inAnHour, true});
        ASSERT_TRUE(earlier.append("play a1"));
    }
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    keeper = open();
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    EXPECT_EQ(test::must(keeper.resume(left->id)).past.events,
              std::vector<Event>{Event::play(Point(7, 7))});
}

TEST_F(GameKeeperTest, NotesComeBackWithTheGameAndAreNoEvents) {
    {
        GameKeeper keeper = open();
        keeper.begin(start_);
        ASSERT_TRUE(keeper.note("too early"));  // there is nothing to keep it with
        ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
        ASSERT_TRUE(keeper.note("play h8 is what they say"));
        ASSERT_TRUE(keeper.save(Event::play(Point(8, 8))));
        ASSERT_TRUE(keeper.note(""));
    }
    GameKeeper keeper = open();
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    const Unfinished game = test::must(keeper.resume(left->id));
    EXPECT_EQ(game.past.events,
              (std::vector<Event>{Event::play(Point(7, 7)), Event::play(Point(8, 8))}));
    EXPECT_EQ(game.past.notes, (std::vector<std::string>{"play h8 is what they say", ""}));
}

TEST_F(GameKeeperTest, AFinishedGameIsWholeAndNotResumed) {
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    start_.outcome = Outcome::win(Stone::Black, Ending::Resignation);
    ASSERT_TRUE(keeper.leave(start_));
    EXPECT_FALSE(test::must(keeper.lastUnfinished()));
    EXPECT_EQ(test::must(keeper.library().count({})), 1);
}

TEST_F(GameKeeperTest, WhatIsWrittenAfterTheEndIsKeptInTheSameGame) {
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    ASSERT_TRUE(keeper.keep(start_));  // not over: nothing happens
    EXPECT_TRUE(test::must(keeper.lastUnfinished()));
    start_.outcome = Outcome::win(Stone::Black, Ending::Resignation);
    for (const char* comment : {"first", "second", "third"}) {
        start_.tree.editNotes(record::Tree::Root).comment = comment;
        ASSERT_TRUE(keeper.keep(start_));
    }
    start_.tree.editNotes(record::Tree::Root).comment = "last";
    ASSERT_TRUE(keeper.leave(start_));
    const auto games = test::must(keeper.library().find({}));
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(test::must(keeper.library().load(games.front().id)), start_);
    ASSERT_TRUE(keeper.keep(start_));  // it was left: nothing happens
    EXPECT_EQ(test::must(keeper.library().count({})), 1);
}

TEST_F(GameKeeperTest, AGameThatEndedBeforeAKillIsNotOfferedAsUnfinished) {
    {
        GameKeeper keeper = open();
        keeper.begin(start_);
        ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
        keeper.begin(start_);
        ASSERT_TRUE(keeper.save(Event::play(Point(8, 8))));
        ASSERT_TRUE(keeper.save(Event::of(Event::Kind::Resign, Stone::White)));
    }
    GameKeeper keeper = open();
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    EXPECT_EQ(test::must(keeper.read(left->id)).past.events,
              std::vector<Event>{Event::play(Point(7, 7))});
}

TEST_F(GameKeeperTest, AnEndThatIsTakenBackMakesARunningGameOfTheWholeOne) {
    const std::vector<Event> played{Event::play(Point(7, 7)),
                                    Event::of(Event::Kind::Resign, Stone::White),
                                    Event::of(Event::Kind::Undo)};
    {
        GameKeeper keeper = open();
        keeper.begin(start_);
        ASSERT_TRUE(keeper.save(played[0]));
        ASSERT_TRUE(keeper.save(played[1]));
        record::Record whole = start_;
        whole.outcome = Outcome::win(Stone::Black, Ending::Resignation);
        ASSERT_TRUE(keeper.keep(whole));
        EXPECT_FALSE(test::must(keeper.lastUnfinished()));
        ASSERT_TRUE(keeper.save(played[2]));
    }
    GameKeeper keeper = open();
    EXPECT_EQ(test::must(keeper.library().count({})), 1);
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    EXPECT_EQ(test::must(keeper.resume(left->id)).past.events, played);
}

TEST_F(GameKeeperTest, WhatIsLeftWhileNothingCanBeWrittenIsSavedLater) {
    const std::string file = (folder_.path() / "games.db").string();
    open();  // makes the file
    GameKeeper keeper(test::must(openLibrary(file, {.readOnly = true})));
    keeper.begin(start_);
    EXPECT_FALSE(keeper.save(Event::play(Point(7, 7))));
    record::Record whole = start_;
    whole.outcome = Outcome::win(Stone::White, Ending::Resignation);
    EXPECT_FALSE(keeper.leave(whole));
    EXPECT_FALSE(test::must(keeper.lastUnfinished()));

    const std::vector<Event> played{Event::play(Point(7, 7)), Event::play(Point(8, 8))};
    keeper.begin(start_);
    for (const Event& event : played) EXPECT_FALSE(keeper.save(event));
    EXPECT_FALSE(keeper.leave(start_));
    const auto left = test::must(keeper.lastUnfinished());
    ASSERT_TRUE(left);
    EXPECT_EQ(test::must(keeper.read(left->id)).past.events, played);
    EXPECT_EQ(test::must(keeper.resume(left->id)).past.events, played);
    EXPECT_FALSE(test::must(keeper.lastUnfinished()));
    EXPECT_FALSE(keeper.leave(start_));

    keeper.reopen(test::must(openLibrary(file)));
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(0, 0))));
    EXPECT_EQ(test::must(keeper.library().count({})), 3);
    GameKeeper another = open();
    EXPECT_EQ(test::must(another.library().count({})), 3);
}

TEST_F(GameKeeperTest, AGameThatWasKeptIsDiscardedAsWell) {
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    start_.outcome = Outcome::win(Stone::Black, Ending::Forfeit);
    ASSERT_TRUE(keeper.keep(start_));
    ASSERT_TRUE(keeper.discard());
    EXPECT_EQ(test::must(keeper.library().count({})), 0);
}

TEST_F(GameKeeperTest, WhereNothingCanBeWrittenOneCanStillLook) {
    const std::string file = (folder_.path() / "games.db").string();
    {
        GameKeeper keeper = open();
        keeper.begin(start_);
        ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    }
    using std::filesystem::perms;
    std::filesystem::permissions(file, perms(0444));
    std::filesystem::permissions(folder_.path(), perms(0555));
    std::thread([&] {
        ASSERT_TRUE(test::obeyPermissions());
        EXPECT_EQ(test::codeOf(openLibrary(file)), "store.read-only");
        EXPECT_EQ(test::must(test::must(openLibraryToLook(file)).count({})), 1);
    }).join();
    std::filesystem::permissions(folder_.path(), perms(0755));
}

TEST_F(GameKeeperTest, ADiscardedGameIsGone) {
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.save(Event::play(Point(7, 7))));
    ASSERT_TRUE(keeper.discard());
    EXPECT_EQ(test::must(keeper.library().count({})), 0);
}

TEST_F(GameKeeperTest, AGameWithoutEventsLeavesNothing) {
    GameKeeper keeper = open();
    keeper.begin(start_);
    ASSERT_TRUE(keeper.leave(start_));
    EXPECT_EQ(test::must(keeper.library().count({})), 0);
}

}  // namespace
}  // namespace tianyuan::autosave
