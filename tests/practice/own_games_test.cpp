#include "practice/own_games.h"

#include "core/notation.h"
#include "game/game.h"
#include "study/kept_findings.h"
#include "support/must.h"
#include "table/plan.h"

#include <gmock/gmock.h>

#include <vector>

namespace tianyuan::practice {
namespace {

using test::must;

constexpr Time Now{std::chrono::sys_days(std::chrono::year(2026) / 11 / 18)};

/// Black misses an open four with his fourth stone, and White does not stop it either; both are
/// found if the game is looked back on.
record::Record gameOf(const table::Plan& plan, bool lookedBackOn) {
    game::Game game;
    for (const Move move : must(movesFromText("h8c3i8d13j8m12a1o1", 15))) must(game.play(move));
    std::vector<study::Finding> findings(2);
    findings[0].kind = study::Finding::Kind::MissedWin;
    findings[0].ply = 7;
    findings[0].side = Stone::Black;
    findings[0].move = game.moves()[6];
    findings[0].plies = 3;
    findings[1] = findings[0];
    findings[1].kind = study::Finding::Kind::LosingMove;
    findings[1].ply = 6;
    findings[1].side = Stone::White;
    findings[1].move = game.moves()[5];
    if (lookedBackOn) study::writeFindings(findings, game);
    record::Record record = game.record();
    table::writePlan(plan, record);
    return record;
}

class OwnGames : public testing::Test {
protected:
    store::GameId add(const record::Record& record) {
        return must(library_.add(record, {"played", Now, true})).game;
    }
    int take() { return must(takeMistakes(library_, log_, 10, Now)); }

    store::Library library_ = must(store::Library::inMemory());
    store::PuzzleLog log_{library_};
};

TEST_F(OwnGames, GiveACardForEachMistakeOfAPerson) {
    const store::GameId id = add(gameOf({}, true));
    EXPECT_EQ(take(), 2);
    EXPECT_EQ(take(), 0);
    const auto cards = must(Deck(log_).due(Now));
    ASSERT_EQ(cards.size(), 2U);
    for (const Card& card : cards) EXPECT_EQ(card.game, id);
}

TEST_F(OwnGames, DoNotTeachWhatTheComputerOverlooked) {
    table::Plan plan;
    plan.seats[0].spec = "level:3";
    add(gameOf(plan, true));
    EXPECT_EQ(take(), 1);
    const auto cards = must(Deck(log_).due(Now));
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].puzzle.board.sideToMove(), Stone::White);
    EXPECT_EQ(cards[0].puzzle.theme, puzzle::Theme::Defence);
    EXPECT_EQ(cards[0].ply, 5);
}

TEST_F(OwnGames, AreLookedAtAgainOnceTheyHaveBeenLookedBackOn) {
    const store::GameId id = add(gameOf({}, false));
    EXPECT_EQ(take(), 0);
    must(library_.replace(id, gameOf({}, true), Now + std::chrono::seconds(5)));
    EXPECT_EQ(take(), 2);
}

}  // namespace
}  // namespace tianyuan::practice
