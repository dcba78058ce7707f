#include "store/library.h"

#include "store/random_record.h"
#include "store/test_disk.h"
#include "support/child_process.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace tianyuan::store {
namespace {

using record::Record;
using test::codeOf;
using test::must;

constexpr Time Noon{std::chrono::seconds{1'800'000'000}};
const Origin Import{"a.sgf", Noon};

Record game(const std::string& black, const std::string& white, int seed = 1) {
    std::mt19937 random(static_cast<unsigned>(seed));
    Record record = recordOf(randomMoves(random, 20, 15));
    record.black = black;
    record.white = white;
    return record;
}

TEST(Library, MakesItsFolderAndKeepsGamesThere) {
    const test::TemporaryFolder folder;
    const auto file = folder / "new" / "folder" / "games.db";
    std::mt19937 random(1);
    const Record record = randomRecord(random);
    const Added added = must(must(Library::open(file)).add(record, Import));
    EXPECT_TRUE(added.isNew);
    EXPECT_EQ(must(must(Library::open(file)).load(added.game)), record);
}

TEST(Library, SummarisesAGame) {
    Library library = must(Library::inMemory());
    Record record = game("Ann", "Bob");
    record.event = "Cup";
    record.date = "2026-11-15";
    record.rule = Rule::Renju;
    record.opening = "soosorv-8";
    record.outcome = Outcome::win(Stone::White, Ending::Foul);
    const GameId id = must(library.add(record, Import)).game;
    const Summary summary = must(library.summary(id));
    EXPECT_EQ(summary.id, id);
    EXPECT_EQ(summary.black, "Ann");
    EXPECT_EQ(summary.white, "Bob");
    EXPECT_EQ(summary.event, "Cup");
    EXPECT_EQ(summary.date, "2026-11-15");
    EXPECT_EQ(summary.rule, Rule::Renju);
    EXPECT_EQ(summary.size, 15);
    EXPECT_EQ(summary.opening, "soosorv-8");
    EXPECT_EQ(summary.outcome, record.outcome);
    EXPECT_EQ(summary.moves, 20);
    EXPECT_FALSE(summary.running);
    EXPECT_EQ(summary.source, "a.sgf");
    EXPECT_EQ(summary.created, Noon);
    EXPECT_EQ(summary.updated, Noon);
}

TEST(Library, KnowsTheSameGameAgain) {
    Library library = must(Library::inMemory());
    const Added first = must(library.add(game("Ann", "Bob"), Import));
    const Added again = must(library.add(game("Ann", "Bob"), Import));
    EXPECT_FALSE(again.isNew);
    EXPECT_FALSE(again.isRicher);
    EXPECT_EQ(again.game, first.game);
    EXPECT_TRUE(must(library.add(game("Ann", "Bob", 2), Import)).isNew);

    Origin anyway = Import;
    anyway.evenIfThere = true;
    const Added twin = must(library.add(game("Ann", "Bob"), anyway));
    EXPECT_TRUE(twin.isNew);
    EXPECT_NE(twin.game, first.game);
    EXPECT_EQ(must(library.count({})), 3);
}

TEST(Library, PutsWhatACopyHasMoreIntoTheGameThatIsThere) {
    Library library = must(Library::inMemory());
    const GameId id = must(library.add(game("Ann", "Bob"), Import)).game;
    Record commented = game("Ann", "Bob");
    commented.tree.editNotes(3).comment = "a four";
    commented.tree.editNotes(4).evaluation = record::Evaluation{1.5, std::nullopt, 9};
    commented.tree.add(3, Stone::White, Point(0, 0));
    for (int i = 0; i < 2; ++i) {
        const Added added = must(library.add(commented, Import));
        EXPECT_FALSE(added.isNew);
        EXPECT_EQ(added.isRicher, i == 0);
        EXPECT_EQ(added.game, id);
        EXPECT_EQ(must(library.load(id)), commented);
    }
    EXPECT_FALSE(must(library.add(game("Ann", "Bob"), Import)).isRicher);
    EXPECT_EQ(must(library.load(id)), commented);
    EXPECT_EQ(must(library.count({.text = "FOUR"})), 1);
    Board board = record::startOf(commented);
    for (const record::NodeId node : {1u, 2u, 3u}) board.play(commented.tree[node].move);
    board.play(Point(0, 0));
    EXPECT_EQ(must(library.findPosition(board)).size(), 1U) << "the variation is found";
    must(library.check());
}

TEST(Library, KeepsBothOfTwoGamesThatContradictEachOther) {
    Library library = must(Library::inMemory());
    Record one = game("Ann", "Bob");
    one.tree.editNotes(4).evaluation = record::Evaluation{1.5, std::nullopt, std::nullopt};
    Record other = game("Ann", "Bob");
    other.tree.editNotes(4).evaluation = record::Evaluation{-2, std::nullopt, std::nullopt};
    const GameId first = must(library.add(one, Import)).game;
    const Added second = must(library.add(other, Import));
    EXPECT_TRUE(second.isNew);
    EXPECT_EQ(must(library.load(first)), one);
    EXPECT_EQ(must(library.load(second.game)), other);
    EXPECT_FALSE(must(library.add(other, Import)).isNew) << "no third time";
    EXPECT_EQ(must(library.count({})), 2);
}

TEST(Library, ARecordTakesThePlaceOfTheSameGameOnlyIfNothingOfThatIsLost) {
    Library library = must(Library::inMemory());
    const GameId played = must(library.add(game("Ann", "Bob"), Import)).game;
    Record commented = game("Ann", "Bob");
    commented.tree.editNotes(3).comment = "a four";
    EXPECT_EQ(must(library.keep(commented, Import)), played);
    EXPECT_EQ(must(library.load(played)), commented);

    Record other = game("Ann", "Bob");
    other.tree.editNotes(3).comment = "another opinion";
    const GameId beside = must(library.keep(other, Import));
    EXPECT_NE(beside, played);
    EXPECT_EQ(must(library.load(played)), commented);
    EXPECT_EQ(must(library.load(beside)), other);
    must(library.check());
}

TEST(Library, MergesAlsoWithinOneImport) {
    Library library = must(Library::inMemory());
    Record richer = game("A", "B");
    richer.tree.add(2, Stone::Black, Point(0, 0));
    const auto added = must(library.addAll(std::vector{game("A", "B"), richer}, Import));
    EXPECT_TRUE(added[1].isRicher);
    EXPECT_EQ(must(library.load(added[0].game)), richer);
    must(library.check());
}

TEST(Library, KnowsTheSameGameAlsoWithinOneImport) {
    Library library = must(Library::inMemory());
    const std::vector<Record> records{game("A", "B"), game("C", "D"), game("A", "B")};
    const std::vector<Added> added = must(library.addAll(records, Import));
    ASSERT_EQ(added.size(), 3U);
    EXPECT_TRUE(added[1].isNew);
    EXPECT_FALSE(added[2].isNew);
    EXPECT_EQ(added[2].game, added[0].game);
}

TEST(Library, ReplacesAGameInEveryRespect) {
    Library library = must(Library::inMemory());
    const GameId id = must(library.add(game("Ann", "Bob"), Import)).game;
    Record changed = game("Carl", "Dora", 2);
    changed.tree.editNotes(3).comment = "brilliant";
    must(library.replace(id, changed, Noon + std::chrono::hours{1}));
    EXPECT_EQ(must(library.load(id)), changed);
    EXPECT_EQ(must(library.summary(id)).black, "Carl");
    EXPECT_EQ(must(library.summary(id)).created, Noon);
    EXPECT_EQ(must(library.summary(id)).updated, Noon + std::chrono::hours{1});
    EXPECT_EQ(must(library.count({.player = "Ann"})), 0);
    EXPECT_EQ(must(library.count({.text = "brilliant"})), 1);

    Board after;
    after.play(record::mainLine(game("", "", 1)).front());
    EXPECT_TRUE(must(library.findPosition(after)).empty());
    Board now;
    now.play(record::mainLine(changed).front());
    EXPECT_EQ(must(library.findPosition(now)).size(), 1U);
    EXPECT_TRUE(library.check());
}

TEST(Library, RemovesGamesWithAllThatBelongsToThem) {
    Library library = must(Library::inMemory());
    Record record = game("Ann", "Bob");
    record.comment = "secret";
    const GameId one = must(library.add(record, Import)).game;
    const GameId two = must(library.add(game("Ann", "Carl", 2), Import)).game;
    const GameId running = must(library.begin(game("Eve", "Fay"), Import));
    must(library.append(running, 0, std::vector<std::string>{"h8"}));
    must(library.remove(std::vector<GameId>{one, running, 12345}));

    EXPECT_EQ(codeOf(library.load(one)), "store.no-such-game");
    EXPECT_EQ(codeOf(library.summary(one)), "store.no-such-game");
    EXPECT_TRUE(must(library.events(running)).empty());
    EXPECT_EQ(must(library.count({.text = "secret"})), 0);
    EXPECT_EQ(must(library.findPosition(Board())).size(), 1U);
    EXPECT_EQ(must(library.statistics(Board())).total.games, 1);
    EXPECT_EQ(must(library.summary(two)).black, "Ann");
    EXPECT_TRUE(library.check());
    // An id is never used again.
    EXPECT_GT(must(library.add(game("G", "H", 3), Import)).game, running);
}

TEST(Library, ForgetsNamesThatNoGameHasAnyMore) {
    const test::TemporaryFolder folder;
    const auto file = folder / "games.db";
    Library library = must(Library::open(file));
    const GameId one = must(library.add(game("Ann", "Bob"), Import)).game;
    const GameId two = must(library.add(game("Ann", "Carl"), Import)).game;
    Database database =
        must(Database::open(file, Access::ReadOnly, std::chrono::milliseconds(1000)));
    const auto names = [&] {
        return must(database.number("SELECT count(*) FROM names WHERE text <> ''"));
    };
    EXPECT_EQ(names(), 3);
    must(library.remove(std::vector<GameId>{one}));
    EXPECT_EQ(names(), 2);
    must(library.replace(two, game("Dora", "Ann"), Noon));
    EXPECT_EQ(names(), 2);
    EXPECT_EQ(must(library.summary(two)).white, "Ann");
}

TEST(Library, RefusesEventsThatDoNotFollow) {
    Library library = must(Library::inMemory());
    const std::vector<std::string> events{"h8", "h9"};
    const GameId id = must(library.begin({}, Import));
    EXPECT_EQ(codeOf(library.append(id, 1, events)), "store.continued-elsewhere");
    must(library.append(id, 0, events));
    EXPECT_EQ(codeOf(library.append(id, 1, events)), "store.continued-elsewhere");
    EXPECT_EQ(codeOf(library.append(id + 1, 0, events)), "store.no-such-game");
    EXPECT_EQ(must(library.events(id)), events);
    must(library.replace(id, game("A", "B"), Noon));
    EXPECT_EQ(codeOf(library.append(id, 0, events)), "store.continued-elsewhere");
    EXPECT_TRUE(must(library.events(id)).empty());
}

TEST(Library, RefusesToReplaceAGameThatIsNotThere) {
    Library library = must(Library::inMemory());
    EXPECT_EQ(codeOf(library.replace(7, game("A", "B"), Noon)), "store.no-such-game");
    EXPECT_EQ(must(library.count({})), 0);
}

TEST(Library, AddsAllGamesOrNone) {
    const test::TemporaryFolder folder;
    TestDisk disk;
    Library library = must(Library::open(folder / "games.db"));
    std::vector<Record> records;
    for (int seed = 0; seed < 200; ++seed) records.push_back(game("A", "B", seed));
    disk.room = 100'000;
    EXPECT_EQ(codeOf(library.addAll(records, Import)), "store.disk-full");
    EXPECT_EQ(must(library.count({})), 0);
    EXPECT_TRUE(must(library.findPosition(Board())).empty());
    disk.room.reset();
    EXPECT_EQ(must(library.addAll(records, Import)).size(), 200U);
    EXPECT_TRUE(library.check());
}

TEST(Library, StoresAlsoARecordWhoseMovesMakeNoSense) {
    Library library = must(Library::inMemory());
    std::mt19937 random(5);
    for (int i = 0; i < 100; ++i) {
        const Record record = randomRecord(random);
        EXPECT_EQ(must(library.load(must(library.add(record, Import)).game)), record);
    }
    EXPECT_TRUE(library.check());
}

TEST(Library, SaysWhichGameIsDamaged) {
    const test::TemporaryFolder folder;
    const auto file = folder / "games.db";
    const GameId id = must(must(Library::open(file)).add(game("A", "B"), Import)).game;
    must(must(Database::open(file, Access::ReadWrite, std::chrono::milliseconds(0)))
             .run("UPDATE records SET bytes = substr(bytes, 1, 20)"));
    Library library = must(Library::open(file));
    const auto loaded = library.load(id);
    ASSERT_EQ(codeOf(loaded), "store.damaged-game");
    EXPECT_EQ(loaded.reason().arguments.front(), std::to_string(id));
}

TEST(Library, FindsOutThatAFileIsDamaged) {
    const test::TemporaryFolder folder;
    const auto file = folder / "games.db";
    {
        Library library = must(Library::open(file));
        for (int seed = 0; seed < 100; ++seed) must(library.add(game("A", "B", seed), Import));
        EXPECT_TRUE(library.check());
    }
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(4096 * 20);
    stream << std::string(4096 * 20, '\x55');
    stream.close();
    // Where the tables themselves are told may be hit, too: then it does not even open.
    auto library = Library::open(file);
    EXPECT_EQ(library ? codeOf(library->check()) : codeOf(library), "store.damaged");
}

TEST(Library, OpensForReadingAndChangesNothingThen) {
    const test::TemporaryFolder folder;
    const auto file = folder / "games.db";
    EXPECT_EQ(codeOf(Library::open(file, {.readOnly = true})), "store.cannot-open");
    must(must(Library::open(file)).add(game("A", "B"), Import));
    Library library = must(Library::open(file, {.readOnly = true}));
    EXPECT_EQ(must(library.count({})), 1);
    EXPECT_EQ(codeOf(library.add(game("C", "D"), Import)), "store.read-only");
    EXPECT_EQ(codeOf(library.begin({}, Import)), "store.read-only");
    EXPECT_EQ(must(library.count({})), 1);
}

TEST(Library, OpensForReadingAlsoWhereNothingCanBeWritten) {
    const test::TemporaryFolder folder;
    const auto file = folder / "games.db";
    must(must(Library::open(file)).add(game("A", "B"), Import));
    std::filesystem::permissions(file, std::filesystem::perms(0444));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    test::ChildProcess child([&] {
        constexpr uid_t Nobody = 65534;  // the superuser could write
        if (geteuid() == 0 && setuid(Nobody) != 0) return 1;
        if (codeOf(Library::open(file)) != "store.read-only") return 2;
        if (codeOf(Library::open(folder / "other.db")) != "store.read-only") return 3;
        if (codeOf(Library::open(folder / "new" / "other.db")) != "store.no-folder") return 4;
        return must(must(Library::open(file, {.readOnly = true})).count({})) == 1 ? 0 : 5;
    });
    EXPECT_EQ(child.wait(), 0);
}

}  // namespace
}  // namespace tianyuan::store
