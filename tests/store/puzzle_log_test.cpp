#include "store/puzzle_log.h"

#include "support/must.h"
#include "support/temporary_folder.h"

#include <gmock/gmock.h>

namespace tianyuan::store {
namespace {

using test::must;
using testing::ElementsAre;

Time at(std::int64_t seconds) { return Time(std::chrono::seconds(seconds)); }

PuzzleTry tryOf(std::int64_t puzzle, const char* theme, bool solved) {
    return {puzzle, "renju", theme, 1500, solved, solved ? 0 : 2, 1, "next", 30, at(1000 + puzzle)};
}

TEST(PuzzleLog, KeepsTriesAndCountsThem) {
    const test::TemporaryFolder folder;
    {
        Library library = must(Library::open(folder / "games.db"));
        PuzzleLog log(library);
        must(log.addTry(tryOf(1, "fours", true)));
        must(log.addTry(tryOf(2, "fours", false)));
        must(log.addTry(tryOf(3, "threes", true)));
    }
    Library library = must(Library::open(folder / "games.db"));
    PuzzleLog log(library);
    EXPECT_THAT(must(log.tries(2)),
                ElementsAre(tryOf(3, "threes", true), tryOf(2, "fours", false)));
    EXPECT_THAT(must(log.tallies()), ElementsAre(PuzzleTally{"renju", "fours", 2, 1},
                                                 PuzzleTally{"renju", "threes", 1, 1}));
    EXPECT_THAT(must(log.triedSince(at(1002))), ElementsAre(2, 3));
}

TEST(PuzzleLog, RemembersTheBestRun) {
    Library library = must(Library::inMemory());
    PuzzleLog log(library);
    EXPECT_EQ(must(log.bestRun("streak")), 0);
    for (const int score : {3, 9, 4}) must(log.addRun("streak", score, at(1)));
    EXPECT_EQ(must(log.bestRun("streak")), 9);
}

TEST(PuzzleLog, HasOneCardForAPuzzle) {
    Library library = must(Library::inMemory());
    PuzzleLog log(library);
    Card card{.puzzle = 7, .text = "a puzzle", .ply = 3, .due = at(50), .created = at(40)};
    EXPECT_TRUE(must(log.addCard(card)));
    EXPECT_FALSE(must(log.addCard(card)));
    EXPECT_EQ(must(log.cardCount()), 1);
    EXPECT_TRUE(must(log.dueCards(at(49), 5)).empty());
    EXPECT_TRUE(must(log.dueCards(at(50), 0)).empty());
    std::vector<Card> due = must(log.dueCards(at(50), 5));
    ASSERT_EQ(due.size(), 1U);
    card.id = due[0].id;
    EXPECT_EQ(due[0], card);

    card.state = 1;
    card.step = 2;
    card.stability = 3.25;
    card.difficulty = 6.5;
    card.first = card.last = at(60);
    card.due = at(90);
    must(log.updateCard(card));
    EXPECT_EQ(must(log.dueCards(at(90), 0)).at(0), card);
    EXPECT_EQ(must(log.begunSince(at(60))), 1);
    EXPECT_EQ(must(log.begunSince(at(61))), 0);
    must(log.removeCard(card.id));
    EXPECT_EQ(must(log.cardCount()), 0);
}

TEST(PuzzleLog, KnowsWhichGamesHaveChangedSinceTheyWereLookedAt) {
    Library library = must(Library::inMemory());
    PuzzleLog log(library);
    const GameId first = must(library.add({}, {"played", at(10), true})).game;
    const GameId second = must(library.add({}, {"played", at(20), true})).game;
    must(library.add({}, {"file.sgf", at(30), true}));
    EXPECT_THAT(must(log.gamesToLookAt("played", 9)), ElementsAre(second, first));
    must(log.lookedAt(first, at(10)));  // it may change within the same second
    EXPECT_THAT(must(log.gamesToLookAt("played", 9)), ElementsAre(second, first));
    must(log.lookedAt(first, at(40)));
    EXPECT_THAT(must(log.gamesToLookAt("played", 9)), ElementsAre(second));
    must(library.replace(first, {}, at(50)));
    EXPECT_THAT(must(log.gamesToLookAt("played", 1)), ElementsAre(second));
    EXPECT_THAT(must(log.gamesToLookAt("played", 9)), ElementsAre(second, first));
}

// Every question of an evening with puzzles, with years of them behind: none may look at all rows
// of a table but the one that counts by theme, which has an index of its own.
TEST(PuzzleLog, StaysQuickWithTenThousandTries) {
    Library library = must(Library::inMemory());
    PuzzleLog log(library);
    for (int i = 0; i < 10'000; ++i) must(log.addTry(tryOf(i, "fours", i % 2 == 0)));
    EXPECT_EQ(must(log.tries(100)).size(), 100U);
    EXPECT_EQ(must(log.triedSince(at(0))).size(), 10'000U);
    EXPECT_THAT(must(log.tallies()), ElementsAre(PuzzleTally{"renju", "fours", 10'000, 5'000}));
}

}  // namespace
}  // namespace tianyuan::store
