#include "practice/mistakes.h"

#include "core/notation.h"
#include "support/must.h"

#include <gmock/gmock.h>

#include <vector>

namespace tianyuan::practice {
namespace {

using test::must;

constexpr Time Now{std::chrono::sys_days(std::chrono::year(2026) / 11 / 18)};

Mistake after(const char* moves) {
    const auto all = must(movesFromText(moves, 15));
    return {Rule::Freestyle, must(boardFromMoves(all, 15)), static_cast<int>(all.size())};
}

TEST(Mistakes, BecomePuzzlesThatKnowTheirGame) {
    store::Library library = must(store::Library::inMemory());
    store::PuzzleLog log(library);
    Deck deck(log);
    const auto game = must(library.add({}, {"played", Now, false})).game;
    // Black has an open three and is to move; then White is, and has to stop it; then there is
    // nothing to be said for certain.
    const std::vector<Mistake> mistakes{after("h8c3i8d13j8m12"), after("h8c3i8d13j8"),
                                        after("h8h9")};
    EXPECT_EQ(must(addMistakes(deck, mistakes, game, Now)), 2);
    EXPECT_EQ(must(addMistakes(deck, mistakes, game, Now)), 0);
    const std::vector<Card> cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 2U);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Fours);
    EXPECT_EQ(cards[0].ply, 6);
    EXPECT_EQ(cards[0].game, game);
    EXPECT_EQ(cards[1].puzzle.theme, puzzle::Theme::Defence);
    EXPECT_TRUE(cards[1].puzzle.isSolution(must(moveFromText("k8", 15)).point()));
    EXPECT_TRUE(cards[1].puzzle.isSolution(must(moveFromText("g8", 15)).point()));
    EXPECT_FALSE(cards[1].puzzle.isSolution(must(moveFromText("a1", 15)).point()));
}

TEST(Mistakes, BecomePuzzlesWhereOnlySomeMovesAreKnownToHold) {
    store::Library library = must(store::Library::inMemory());
    store::PuzzleLog log(library);
    Deck deck(log);
    const auto game = must(library.add({}, {"played", Now, false})).game;
    // Black threatens an open four, and White could put it off with a four.
    Mistake mistake = after("h8c3i8d3j8e3b3");
    EXPECT_EQ(must(addMistakes(deck, std::vector{mistake}, game, Now)), 0);
    for (const char* point : {"a1", "f3", "g8"}) {
        mistake.held.push_back(must(moveFromText(point, 15)).point());
    }
    EXPECT_EQ(must(addMistakes(deck, std::vector{mistake}, game, Now)), 1);
    const std::vector<Card> cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Defence);
    // What does not hold, or only puts it off, is not asked for, whoever says so.
    EXPECT_THAT(cards[0].puzzle.solutions,
                testing::ElementsAre(must(moveFromText("g8", 15)).point()));
}

}  // namespace
}  // namespace tianyuan::practice
