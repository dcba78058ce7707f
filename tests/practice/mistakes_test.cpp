#include "practice/mistakes.h"

#include "core/notation.h"
#include "support/must.h"

#include <gmock/gmock.h>

#include <vector>

namespace tianyuan::practice {
namespace {

using test::must;

constexpr Time Now{std::chrono::sys_days(std::chrono::year(2026) / 11 / 18)};

using Kind = study::Finding::Kind;

/// The side to move plays at a1, which was a mistake.
Mistake after(const char* moves, Kind kind, const std::vector<const char*>& held = {}) {
    const auto all = must(movesFromText(moves, 15));
    Mistake mistake{Rule::Freestyle, must(boardFromMoves(all, 15)), {}};
    mistake.finding.kind = kind;
    mistake.finding.ply = static_cast<int>(all.size()) + 1;
    mistake.finding.side = mistake.before.sideToMove();
    mistake.finding.move = must(moveFromText("a1", 15));
    for (const char* each : held) {
        mistake.finding.held.push_back({must(moveFromText(each, 15)).point(), true});
    }
    return mistake;
}

TEST(Mistakes, BecomePuzzlesThatKnowTheirGame) {
    store::Library library = must(store::Library::inMemory());
    store::PuzzleLog log(library);
    Deck deck(log);
    const auto game = must(library.add({}, {"played", Now, false})).game;
    // Black has an open three and is to move; then White is, and has to stop it; then there is no
    // win that could have been missed.
    const std::vector<Mistake> mistakes{after("h8c3i8d13j8m12", Kind::MissedWin),
                                        after("h8c3i8d13j8", Kind::LosingMove, {"g8", "k8"}),
                                        after("h8h9", Kind::MissedWin)};
    EXPECT_EQ(must(addMistakes(deck, mistakes, game, Now)), 2);
    EXPECT_EQ(must(addMistakes(deck, mistakes, game, Now)), 0);
    const std::vector<Card> cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 2U);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Fours);
    EXPECT_EQ(cards[0].ply, 6);
    EXPECT_EQ(cards[0].game, game);
    EXPECT_EQ(cards[0].puzzle.played, must(moveFromText("a1", 15)));
    EXPECT_EQ(cards[1].puzzle.theme, puzzle::Theme::Defence);  // two moves do
    EXPECT_TRUE(cards[1].puzzle.isSolution(must(moveFromText("k8", 15)).point()));
    EXPECT_TRUE(cards[1].puzzle.isSolution(must(moveFromText("g8", 15)).point()));
    EXPECT_FALSE(cards[1].puzzle.isSolution(must(moveFromText("a1", 15)).point()));
}

TEST(Mistakes, BecomePuzzlesWhereNothingIsThreatenedYet) {
    store::Library library = must(store::Library::inMemory());
    store::PuzzleLog log(library);
    Deck deck(log);
    const auto game = must(library.add({}, {"played", Now, false})).game;
    const std::vector mistakes{after("h8h9", Kind::LosingMove, {"i8", "g8"})};
    EXPECT_EQ(must(addMistakes(deck, mistakes, game, Now)), 1);
    const std::vector<Card> cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Hold);
    EXPECT_EQ(cards[0].puzzle.solutions.size(), 2U);
}

TEST(Mistakes, BecomePuzzlesWhereOnlySomeMovesAreKnownToHold) {
    store::Library library = must(store::Library::inMemory());
    store::PuzzleLog log(library);
    Deck deck(log);
    const auto game = must(library.add({}, {"played", Now, false})).game;
    // Black threatens an open four, and White could put it off with a four.
    const Mistake nothingHeld = after("h8c3i8d3j8e3b3", Kind::LosingMove);
    EXPECT_EQ(must(addMistakes(deck, std::vector{nothingHeld}, game, Now)), 0);
    const Mistake mistake = after("h8c3i8d3j8e3b3", Kind::LosingMove, {"g8", "f3"});
    EXPECT_EQ(must(addMistakes(deck, std::vector{mistake}, game, Now)), 1);
    const std::vector<Card> cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Hold);
    // What only puts it off is not shown as the answer.
    EXPECT_THAT(cards[0].puzzle.solutions,
                testing::ElementsAre(must(moveFromText("g8", 15)).point()));
}

}  // namespace
}  // namespace tianyuan::practice
