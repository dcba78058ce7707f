#include "store/database.h"

#include "store/test_disk.h"
#include "support/child_process.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <sys/resource.h>

namespace tianyuan::store {
namespace {

using std::chrono::milliseconds;
using test::codeOf;
using test::must;

Database openAt(const std::filesystem::path& path, Access access = Access::ReadWrite) {
    return must(Database::open(path, access, milliseconds(0)));
}

TEST(Database, BindsAndReadsEveryKindOfValue) {
    Database database = must(Database::inMemory());
    must(database.run("CREATE TABLE t (a, b, c, d)"));
    const std::string bytes("\0\xFF", 2);
    must(database.run("INSERT INTO t VALUES (?, ?, ?, ?)",
                      {std::int64_t{-5}, "text", Bytes{bytes}, std::monostate{}}));
    Rows rows = database.query("SELECT * FROM t");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.integer(0), -5);
    EXPECT_EQ(rows.text(1), "text");
    EXPECT_EQ(rows.bytes(2), bytes);
    EXPECT_TRUE(rows.isNull(3));
    EXPECT_FALSE(rows.next());
    EXPECT_TRUE(rows.outcome());
}

TEST(Database, UsesAStatementAgainWithOtherValues) {
    Database database = must(Database::inMemory());
    for (std::int64_t i = 0; i < 300; ++i) {
        EXPECT_EQ(must(database.number("SELECT ?", {i})), i);
        EXPECT_EQ(must(database.number("SELECT ? + " + std::to_string(i), {i})), 2 * i);
    }
}

TEST(Database, GivesAReasonForAStatementThatIsWrong) {
    Database database = must(Database::inMemory());
    EXPECT_EQ(codeOf(database.run("SELEKT 1")), "store.failed");
    EXPECT_EQ(codeOf(database.number("SELECT x FROM nowhere")), "store.failed");
    EXPECT_EQ(codeOf(database.execute("SELECT 1; SELEKT 2")), "store.failed");
}

TEST(Database, UndoesATransactionThatIsNotCommitted) {
    Database database = must(Database::inMemory());
    must(database.run("CREATE TABLE t (a)"));
    {
        const Transaction transaction = must(Transaction::begin(database));
        must(database.run("INSERT INTO t VALUES (1)"));
    }
    EXPECT_EQ(must(database.number("SELECT count(*) FROM t")), 0);
    Transaction transaction = must(Transaction::begin(database));
    must(database.run("INSERT INTO t VALUES (1)"));
    must(transaction.commit());
    EXPECT_EQ(must(database.number("SELECT count(*) FROM t")), 1);
}

TEST(Database, SynchronisesFullyAndWritesAhead) {
    const test::TemporaryFolder folder;
    Database database = openAt(folder / "a.db");
    must(database.useWriteAheadLog());
    EXPECT_EQ(must(database.number("PRAGMA synchronous")), 2);
    Rows rows = database.query("PRAGMA journal_mode");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.text(0), "wal");
}

TEST(Database, GoesOnWithoutAWriteAheadLogWhileOthersRead) {
    const test::TemporaryFolder folder;
    Database one = openAt(folder / "a.db");
    must(one.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)"));
    Database two = openAt(folder / "a.db");
    {
        Rows rows = two.query("SELECT a FROM t");
        ASSERT_TRUE(rows.next());
        must(one.useWriteAheadLog());
    }
    must(one.run("INSERT INTO t VALUES (2)"));
    must(one.useWriteAheadLog());
    EXPECT_EQ(must(two.number("SELECT count(*) FROM t")), 2);
}

TEST(Database, OpensAPathWithSignsThatMeanSomethingInAnAddress) {
    const test::TemporaryFolder folder;
    const auto path = folder / "100% a?b#c 天元.db";
    must(openAt(path).run("CREATE TABLE t (a)"));
    EXPECT_TRUE(std::filesystem::exists(path));
    EXPECT_EQ(must(openAt(path).number("SELECT count(*) FROM t")), 0);
}

TEST(Database, SaysThatAFullDiskIsFull) {
    const test::TemporaryFolder folder;
    Database database = openAt(folder / "a.db");
    must(database.execute("CREATE TABLE t (a); PRAGMA max_page_count = 4"));
    const Attempt written = database.run("INSERT INTO t VALUES (zeroblob(100000))");
    EXPECT_EQ(codeOf(written), "store.disk-full");
    EXPECT_EQ(written.reason().arguments.front(), (folder / "a.db").string());
    EXPECT_EQ(must(database.number("SELECT count(*) FROM t")), 0);
}

TEST(Database, SaysThatAFileThatMayNotGrowIsAFullDisk) {
    const test::TemporaryFolder folder;
    test::ChildProcess child([&] {
        Database database = openAt(folder / "a.db");
        must(database.execute("CREATE TABLE t (a)"));
        must(database.useWriteAheadLog());
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{50'000, 50'000};
        setrlimit(RLIMIT_FSIZE, &limit);
        const Attempt written = database.run("INSERT INTO t VALUES (zeroblob(100000))");
        return codeOf(written) == "store.disk-full" ? 0 : 1;
    });
    EXPECT_EQ(child.wait(), 0);
    EXPECT_EQ(must(openAt(folder / "a.db").number("SELECT count(*) FROM t")), 0);
}

TEST(Database, SaysThatADiskHasFailed) {
    const test::TemporaryFolder folder;
    TestDisk disk;
    Database database = openAt(folder / "a.db");
    must(database.execute("CREATE TABLE t (a)"));
    disk.failsToSync = true;
    EXPECT_EQ(codeOf(database.run("INSERT INTO t VALUES (1)")), "store.disk-error");
    disk.failsToSync = false;
    must(database.run("INSERT INTO t VALUES (2)"));
    EXPECT_EQ(must(database.number("SELECT sum(a) FROM t")), 2);
}

TEST(Database, SaysThatAFileIsReadOnly) {
    const test::TemporaryFolder folder;
    must(openAt(folder / "a.db").execute("CREATE TABLE t (a)"));
    for (const Access access : {Access::ReadOnly, Access::Untouched}) {
        Database database = openAt(folder / "a.db", access);
        EXPECT_EQ(codeOf(database.run("INSERT INTO t VALUES (1)")), "store.read-only");
    }
    EXPECT_EQ(codeOf(Database::open(folder / "b.db", Access::ReadOnly, milliseconds(0))),
              "store.cannot-open");
}

TEST(Database, SaysThatAFolderIsReadOnly) {
    const test::TemporaryFolder folder;
    must(openAt(folder / "a.db").execute("CREATE TABLE t (a)"));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    test::ChildProcess child([&] {
        // The superuser may write everywhere; nobody may not.
        constexpr uid_t Nobody = 65534;
        if (geteuid() == 0 && setuid(Nobody) != 0) return 1;
        const auto fresh = Database::open(folder / "b.db", Access::ReadWrite, milliseconds(0));
        if (codeOf(fresh) != "store.read-only") return 2;
        std::ofstream(folder / "c.db");
        return std::filesystem::exists(folder / "c.db") ? 3 : 0;
    });
    EXPECT_EQ(child.wait(), 0);
}

TEST(Database, SaysThatSomebodyElseIsWriting) {
    const test::TemporaryFolder folder;
    Database one = openAt(folder / "a.db");
    must(one.useWriteAheadLog());
    must(one.execute("CREATE TABLE t (a)"));
    Database two = openAt(folder / "a.db");
    const Transaction transaction = must(Transaction::begin(one));
    EXPECT_EQ(codeOf(Transaction::begin(two)), "store.busy");
    EXPECT_EQ(codeOf(two.run("INSERT INTO t VALUES (1)")), "store.busy");
    EXPECT_EQ(must(two.number("SELECT count(*) FROM t")), 0);
}

TEST(Database, SaysThatAFileIsNoDatabase) {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a.db") << std::string(5000, 'x');
    const auto database = Database::open(folder / "a.db", Access::ReadWrite, milliseconds(0));
    const std::string code =
        database ? codeOf(openAt(folder / "a.db").number("PRAGMA user_version")) : codeOf(database);
    EXPECT_EQ(code, "store.not-a-database");
}

TEST(Database, SaysThatAFileIsDamaged) {
    const test::TemporaryFolder folder;
    {
        Database database = openAt(folder / "a.db");
        must(database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(100))"));
    }
    std::fstream file(folder / "a.db", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(4096, '\x55');
    file.close();
    EXPECT_EQ(codeOf(openAt(folder / "a.db").number("SELECT count(a) FROM t")), "store.damaged");
}

TEST(Database, SaysThatAPathCannotBeOpened) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(codeOf(Database::open(folder.path(), Access::ReadWrite, milliseconds(0))),
              "store.cannot-open");
    EXPECT_EQ(codeOf(Database::open(folder / "no" / "a.db", Access::ReadWrite, milliseconds(0))),
              "store.cannot-open");
}

}  // namespace
}  // namespace tianyuan::store
