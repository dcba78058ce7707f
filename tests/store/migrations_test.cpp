#include "store/migrations.h"

#include "store/library.h"
#include "support/child_process.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <unistd.h>
#include <utility>

namespace tianyuan::store {
namespace {

using std::chrono::milliseconds;
using test::codeOf;
using test::must;

constexpr std::array Old{Migration{"CREATE TABLE stones (x)"}};
constexpr std::array New{Migration{"CREATE TABLE stones (x)"},
                         Migration{"ALTER TABLE stones ADD COLUMN y DEFAULT 7"},
                         Migration{"UPDATE stones SET y = y + x"}};
constexpr std::array Faulty{Migration{"CREATE TABLE stones (x)"},
                            Migration{"INSERT INTO stones VALUES (99)"}, Migration{"SELEKT 1"}};

Database openAt(const std::filesystem::path& path) {
    return must(Database::open(path, Access::ReadWrite, milliseconds(5000)));
}

void makeOldFile(const std::filesystem::path& path) {
    Database database = openAt(path);
    must(migrate(database, Old));
    must(database.useWriteAheadLog());
    must(database.run("INSERT INTO stones VALUES (3)"));
}

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> filesIn(const test::TemporaryFolder& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        names.push_back(entry.path().filename().string());
    }
    return names;
}

/// Lets something happen in the middle: once, before a statement of the next connection begins.
class BeforeStatement {
public:
    BeforeStatement(std::string sql, std::function<void()> happens) {
        waiting = {std::move(sql), std::move(happens)};
        sqlite3_auto_extension(entry());
    }
    ~BeforeStatement() { sqlite3_cancel_auto_extension(entry()); }
    BeforeStatement(const BeforeStatement&) = delete;
    BeforeStatement& operator=(const BeforeStatement&) = delete;

    static bool hasHappened() { return !waiting.second; }

private:
    static void (*entry())() { return reinterpret_cast<void (*)()>(&watch); }

    static int watch(sqlite3* connection, char**, const void*) {
        return sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, &look, nullptr);
    }
    static int look(unsigned, void*, void* statement, void*) {
        if (waiting.first == sqlite3_sql(static_cast<sqlite3_stmt*>(statement)) && waiting.second) {
            std::exchange(waiting.second, nullptr)();
        }
        return 0;
    }

    static inline std::pair<std::string, std::function<void()>> waiting;
};

TEST(Migrations, TakeWhatAnotherProgramMakesMeanwhileForOurs) {
    for (const char* middle : {"PRAGMA user_version", "SELECT count(*) FROM sqlite_master"}) {
        const test::TemporaryFolder folder;
        std::array<int, 2> gate{};
        ASSERT_EQ(pipe(gate.data()), 0);
        test::ChildProcess faster([&] {
            char end = 0;
            close(gate[1]);
            if (read(gate[0], &end, 1) != 0) return 1;
            // If it has to wait, it is not faster.
            return Library::open(folder / "a.db", {.patience = milliseconds(0)}).hasValue() ? 0 : 2;
        });
        const BeforeStatement now(middle, [&] {
            close(gate[1]);
            EXPECT_NE(faster.wait(), 1);
        });
        const auto library = Library::open(folder / "a.db", {});
        EXPECT_TRUE(library) << library.reason().code;
        EXPECT_TRUE(BeforeStatement::hasHappened());
        close(gate[0]);
    }
}

TEST(Migrations, BringAnEmptyFileToTheNewestVersion) {
    const test::TemporaryFolder folder;
    Database database = openAt(folder / "a.db");
    must(migrate(database, New));
    EXPECT_EQ(must(database.number("PRAGMA user_version")), 3);
    must(database.run("INSERT INTO stones (x) VALUES (1)"));
    must(migrate(database, New));
    EXPECT_EQ(must(database.number("SELECT y FROM stones")), 7);
}

TEST(Migrations, BringAnOldFileForwardAndKeepWhatIsInIt) {
    const test::TemporaryFolder folder;
    makeOldFile(folder / "a.db");
    EXPECT_TRUE(checkUntouched(folder / "a.db", New));
    Database database = openAt(folder / "a.db");
    EXPECT_EQ(codeOf(checkVersion(database, New)), "store.needs-update");
    must(migrate(database, New));
    EXPECT_TRUE(checkVersion(database, New));
    EXPECT_EQ(must(database.number("PRAGMA user_version")), 3);
    EXPECT_EQ(must(database.number("SELECT x * 100 + y FROM stones")), 310);
}

TEST(Migrations, LeaveAnOldFileAsItWasWhenOneFails) {
    const test::TemporaryFolder folder;
    makeOldFile(folder / "a.db");
    Database database = openAt(folder / "a.db");
    EXPECT_EQ(codeOf(migrate(database, Faulty)), "store.failed");
    EXPECT_EQ(must(database.number("PRAGMA user_version")), 1);
    EXPECT_EQ(must(database.number("SELECT count(*) FROM stones")), 1);
}

TEST(Migrations, HappenOnceWhenManyProgramsOpenTheFileTogether) {
    for (int round = 0; round < 5; ++round) {
        const test::TemporaryFolder folder;
        makeOldFile(folder / "a.db");
        std::vector<test::ChildProcess> children;
        for (int i = 0; i < 6; ++i) {
            children.emplace_back([&] {
                Database database = openAt(folder / "a.db");
                return migrate(database, New) ? 0 : 1;
            });
        }
        for (test::ChildProcess& child : children) EXPECT_EQ(child.wait(), 0);
        EXPECT_EQ(must(openAt(folder / "a.db").number("SELECT y FROM stones")), 10);
    }
}

TEST(Migrations, RefuseANewerLibraryWithoutTouchingIt) {
    const test::TemporaryFolder folder;
    const auto path = folder / "games.db";
    must(Library::open(path));
    must(openAt(path).execute("PRAGMA user_version = 1000"));
    const std::string before = bytesOf(path);
    const auto time = std::filesystem::last_write_time(path);

    for (const bool readOnly : {false, true}) {
        const auto library = Library::open(path, {.readOnly = readOnly});
        ASSERT_EQ(codeOf(library), "store.newer");
        EXPECT_EQ(library.reason().arguments[1], "1000");
    }
    EXPECT_EQ(bytesOf(path), before);
    EXPECT_EQ(std::filesystem::last_write_time(path), time);
    EXPECT_EQ(filesIn(folder), std::vector<std::string>{"games.db"});
}

TEST(Migrations, RefuseANewerLibraryWhoseVersionIsOnlyInTheLogYet) {
    const test::TemporaryFolder folder;
    const auto path = folder / "games.db";
    must(Library::open(path));
    Database newer = openAt(path);
    must(newer.execute("PRAGMA user_version = 1000"));  // stays open: the log is not moved
    // As that program would leave it if it ended now.
    const test::TemporaryFolder left;
    for (const std::string name : {"games.db", "games.db-wal"}) {
        std::filesystem::copy(folder / name, left / name);
    }
    const std::string log = bytesOf(left / "games.db-wal");
    EXPECT_FALSE(log.empty());
    EXPECT_EQ(codeOf(Library::open(left / "games.db")), "store.newer");
    EXPECT_EQ(bytesOf(left / "games.db"), bytesOf(path));
    EXPECT_EQ(bytesOf(left / "games.db-wal"), log);
}

TEST(Migrations, RefuseTheDatabaseOfAnotherProgramWithoutTouchingIt) {
    const test::TemporaryFolder folder;
    const auto path = folder / "a.db";
    must(openAt(path).execute("CREATE TABLE bookmarks (address); PRAGMA journal_mode = WAL"));
    const std::string before = bytesOf(path);
    EXPECT_EQ(codeOf(Library::open(path)), "store.other-database");
    EXPECT_EQ(bytesOf(path), before);
    EXPECT_EQ(filesIn(folder), std::vector<std::string>{"a.db"});
}

TEST(Migrations, RefuseWhatIsNoDatabaseWithoutTouchingIt) {
    const test::TemporaryFolder folder;
    const auto path = folder / "a.db";
    std::ofstream(path) << std::string(3000, 'x');
    EXPECT_EQ(codeOf(Library::open(path)), "store.not-a-database");
    EXPECT_EQ(bytesOf(path), std::string(3000, 'x'));
    EXPECT_EQ(filesIn(folder), std::vector<std::string>{"a.db"});
}

// The file was written when there was no other version yet.
TEST(Migrations, KeepEverythingInALibraryOfTheFirstVersion) {
    const test::TemporaryFolder folder;
    const auto path = folder / "games.db";
    std::filesystem::copy_file(TIANYUAN_TEST_DATA "/store/version1.db", path);
    Library library = must(Library::open(path));
    EXPECT_TRUE(library.check());
    const auto found = must(library.find({.player = "伟元", .running = false}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].outcome, Outcome::win(Stone::White, Ending::Resignation));
    const record::Record record = must(library.load(found[0].id));
    EXPECT_EQ(record.rule, Rule::Renju);
    EXPECT_EQ(record::mainLine(record), (std::vector<Move>{Point(7, 7), Point(7, 6), Point(9, 5)}));
    EXPECT_EQ(must(library.count({.text = "kagetsu"})), 1);
    Board board;
    for (const Move move : record::mainLine(record)) board.play(move);
    EXPECT_EQ(must(library.statistics(board)).total.whiteWins, 1);

    const auto running = must(library.find({.running = true}));
    ASSERT_EQ(running.size(), 1U);
    EXPECT_EQ(must(library.events(running[0].id)), (std::vector<std::string>{"h8", "undo"}));
}

TEST(Migrations, TakeAnEmptyFileForANewLibrary) {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a.db");
    EXPECT_TRUE(Library::open(folder / "a.db"));
}

}  // namespace
}  // namespace tianyuan::store
