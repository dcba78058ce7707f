#include "store/journal.h"
#include "store/library.h"
#include "store/random_record.h"
#include "support/child_process.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

using test::must;

const Origin Now{"", Time{}};
// Enough for a slow and busy machine; nobody waits so long when all is well.
const OpenOptions Patient{.patience = std::chrono::minutes{2}};

TEST(Concurrency, ManyProgramsMakeAndUseTheSameNewLibrary) {
    for (int round = 0; round < 5; ++round) {
        const test::TemporaryFolder folder;
        std::vector<test::ChildProcess> children;
        for (int i = 0; i < 6; ++i) {
            children.emplace_back([&folder, i] {
                std::mt19937 random(static_cast<unsigned>(i));
                Library library = must(Library::open(folder / "games.db", Patient));
                return must(library.add(recordOf(randomMoves(random, 20, 15)), Now)).isNew ? 0 : 1;
            });
        }
        for (test::ChildProcess& child : children) EXPECT_EQ(child.wait(), 0);
        Library library = must(Library::open(folder / "games.db", Patient));
        EXPECT_EQ(must(library.count({})), 6);
        EXPECT_TRUE(library.check());
    }
}

TEST(Concurrency, TwoWriteWhileAThirdReads) {
    constexpr int Games = 40;
    const test::TemporaryFolder folder;
    must(Library::open(folder / "games.db", Patient));
    const auto writer = [&folder](unsigned seed) {
        std::mt19937 random(seed);
        Library library = must(Library::open(folder / "games.db", Patient));
        for (int i = 0; i < Games; ++i) {
            const std::vector<Move> moves = randomMoves(random, 10, 15);
            Journal journal(library, {}, Now);
            for (int event = 0; event < 3; ++event) must(journal.append(std::to_string(event)));
            must(journal.finish(recordOf(moves), Time{}));
        }
        return 0;
    };
    test::ChildProcess one([&] { return writer(1); });
    test::ChildProcess two([&] { return writer(2); });
    Library library = must(Library::open(folder / "games.db", Patient));
    std::int64_t last = 0;
    while (one.isRunning() || two.isRunning()) {
        const std::int64_t games = must(library.statistics(Board())).total.games;
        ASSERT_GE(games, last);
        last = games;
        ASSERT_GE(must(library.find({.running = false}, {.most = 1000})).size(),
                  static_cast<std::size_t>(games));
    }
    EXPECT_EQ(one.wait(), 0);
    EXPECT_EQ(two.wait(), 0);
    EXPECT_EQ(must(library.statistics(Board())).total.games, 2 * Games);
    EXPECT_EQ(must(library.count({.running = false})), 2 * Games);
    EXPECT_TRUE(library.check());
}

}  // namespace
}  // namespace tianyuan::store
