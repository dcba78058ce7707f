#include "store/journal.h"

#include "store/random_record.h"
#include "store/test_disk.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

using test::codeOf;
using test::must;

constexpr Time Noon{std::chrono::seconds{1'800'000'000}};
const Origin Played{"played", Noon};

record::Record start() {
    record::Record record;
    record.black = "Ann";
    record.rule = Rule::Renju;
    return record;
}

TEST(Journal, SavesEachEventAndIsFoundAgain) {
    const test::TemporaryFolder folder;
    GameId id = 0;
    {
        Library library = must(Library::open(folder / "games.db"));
        Journal journal(library, start(), Played);
        must(journal.append("h8"));
        must(journal.append("h9 \n 天元"));
        EXPECT_TRUE(journal.isSaved());
        id = *journal.game();
    }
    Library library = must(Library::open(folder / "games.db"));
    const auto running = must(library.find({.running = true}));
    ASSERT_EQ(running.size(), 1U);
    EXPECT_EQ(running[0].id, id);
    Journal journal = must(Journal::resume(library, id, Played));
    EXPECT_EQ(journal.start(), start());
    EXPECT_EQ(journal.events(), (std::vector<std::string>{"h8", "h9 \n 天元"}));
    must(journal.append("undo"));
    EXPECT_EQ(must(library.events(id)).size(), 3U);
}

TEST(Journal, GivesWayToTheFinishedGame) {
    Library library = must(Library::inMemory());
    Journal journal(library, start(), Played);
    must(journal.append("h8"));
    record::Record record = recordOf({Point(7, 7)});
    record.outcome = Outcome::win(Stone::Black, Ending::Resignation);
    const GameId id = must(journal.finish(record, Noon));
    EXPECT_EQ(id, *journal.game());
    EXPECT_EQ(must(library.load(id)), record);
    EXPECT_TRUE(must(library.events(id)).empty());
    EXPECT_EQ(must(library.count({.running = true})), 0);
    EXPECT_EQ(codeOf(Journal::resume(library, id, Played)), "store.not-running");
    EXPECT_EQ(codeOf(Journal::resume(library, id + 1, Played)), "store.no-such-game");
}

TEST(Journal, GoesOnInMemoryOnAFullDiskAndCatchesUpWhenThereIsRoom) {
    const test::TemporaryFolder folder;
    TestDisk disk;
    Library library = must(Library::open(folder / "games.db"));
    Journal journal(library, start(), Played);
    must(journal.append("1"));
    disk.room = 0;
    EXPECT_EQ(codeOf(journal.append("2")), "store.disk-full");
    EXPECT_EQ(codeOf(journal.append("3")), "store.disk-full");
    EXPECT_FALSE(journal.isSaved());
    EXPECT_EQ(must(library.events(*journal.game())), (std::vector<std::string>{"1"}));
    EXPECT_EQ(codeOf(journal.finish(recordOf({}), Noon)), "store.disk-full");
    disk.room.reset();
    must(journal.append("4"));
    EXPECT_TRUE(journal.isSaved());
    EXPECT_EQ(must(library.events(*journal.game())),
              (std::vector<std::string>{"1", "2", "3", "4"}));
}

TEST(Journal, CanBeginOnAFullDisk) {
    const test::TemporaryFolder folder;
    TestDisk disk;
    Library library = must(Library::open(folder / "games.db"));
    disk.room = 0;
    Journal journal(library, start(), Played);
    EXPECT_EQ(codeOf(journal.append("1")), "store.disk-full");
    EXPECT_FALSE(journal.game());
    disk.room.reset();
    must(journal.save());
    EXPECT_EQ(must(library.events(*journal.game())), (std::vector<std::string>{"1"}));
    EXPECT_EQ(must(library.count({})), 1);
}

TEST(Journal, BecomesAGameOfItsOwnWhenTwoGoOnWithTheSame) {
    const test::TemporaryFolder folder;
    Library one = must(Library::open(folder / "games.db"));
    Library two = must(Library::open(folder / "games.db"));
    Journal first(one, start(), Played);
    must(first.append("1"));
    const GameId id = *first.game();
    Journal second = must(Journal::resume(two, id, Played));
    must(first.append("2a"));
    must(second.append("2b"));
    must(first.append("3a"));
    EXPECT_EQ(*first.game(), id);
    EXPECT_NE(*second.game(), id);
    EXPECT_EQ(must(one.events(id)), (std::vector<std::string>{"1", "2a", "3a"}));
    EXPECT_EQ(must(one.events(*second.game())), (std::vector<std::string>{"1", "2b"}));
}

TEST(Journal, IsWrittenOnceMoreWhenItsGameWasRemovedOrEnded) {
    Library library = must(Library::inMemory());
    Journal journal(library, start(), Played);
    must(journal.append("1"));
    must(library.remove(std::vector<GameId>{*journal.game()}));
    must(journal.append("2"));
    EXPECT_EQ(must(library.events(*journal.game())), (std::vector<std::string>{"1", "2"}));

    const GameId ended = *journal.game();
    must(library.replace(ended, recordOf({Point(1, 1)}), Noon));
    const GameId finished = must(journal.finish(recordOf({Point(7, 7)}), Noon));
    EXPECT_NE(finished, ended);
    EXPECT_EQ(must(library.load(ended)), recordOf({Point(1, 1)}));
    EXPECT_EQ(must(library.load(finished)), recordOf({Point(7, 7)}));
}

TEST(Journal, SurvivesAPowerCutAfterEveryMove) {
    const test::TemporaryFolder folder;
    TestDisk disk;
    Library library = must(Library::open(folder / "games.db"));
    Journal journal(library, start(), Played);
    std::mt19937 random(1);
    for (int move = 1; move <= 60; ++move) {
        // Now and then much is written, so that the log is moved into the file, too.
        if (move % 20 == 0) {
            std::vector<record::Record> games;
            for (int i = 0; i < 1000; ++i) games.push_back(recordOf(randomMoves(random, 30, 15)));
            must(library.addAll(games, Played));
        }
        const int before = disk.syncs();
        must(journal.append(std::to_string(move)));
        EXPECT_GT(disk.syncs(), before);

        const auto survivors = folder / ("cut" + std::to_string(move));
        disk.writeSurvivorsTo(survivors);
        Library after = must(Library::open(survivors / "games.db"));
        ASSERT_EQ(must(after.events(*journal.game())), journal.events());
        if (move % 10 == 0) {
            EXPECT_TRUE(after.check());
        }
        std::filesystem::remove_all(survivors);
    }
}

}  // namespace
}  // namespace tianyuan::store
