#include "match/adjudication.h"

#include "core/notation.h"
#include "match/contest.h"
#include "match_players.h"

#include <gtest/gtest.h>

#include <limits>

namespace tianyuan::match {
namespace {

using namespace std::chrono_literals;

/// Plays on far points that make no rows, and tells this score.
std::unique_ptr<player::Player> telling(double score) {
    return test::scripted([score](const player::Position& position, const player::Limits&,
                                  const std::stop_token&, const auto& onThought) -> Result<Move> {
        player::Thought thought;
        thought.score = player::Score::of(score);
        if (onThought) onThought(thought);
        const Board& board = position.board;
        int index = board.stones() * 83 % board.area();
        while (!board.isEmpty({index % board.size(), index / board.size()})) {
            index = (index + 1) % board.area();
        }
        return Move(Point(index % board.size(), index / board.size()));
    });
}

PlayedGame playedBy(const Terms& terms, double first, double second,
                    const std::vector<Move>& opening = {}) {
    Adjudicator adjudicator(terms, [] { return game::TimePoint{}; });
    const auto a = telling(first);
    const auto b = telling(second);
    return *adjudicator.play({0, 0, {0, 1}}, opening, {a.get(), b.get()}, {});
}

TEST(Adjudication, IsOffByDefault) {
    const PlayedGame game = playedBy({}, 0, 0);
    EXPECT_FALSE(isAdjudicated(game.cause));
}

TEST(Adjudication, EndsADrawThatBothSeeFromAMoveOn) {
    Terms terms;
    terms.adjudication.draw = *drawFromText("movenumber=20,movecount=3,score=10");
    const PlayedGame game = playedBy(terms, 5, -10);
    EXPECT_EQ(game.cause, Cause::AdjudicatedDraw);
    EXPECT_TRUE(game.outcome.isDraw());
    EXPECT_EQ(game.moves.size(), 25U);  // moves 20 to 25: three of each
    EXPECT_FALSE(isAdjudicated(playedBy(terms, 5, 11).cause)) << "one sees more in it";
}

TEST(Adjudication, EndsALossThatBothSee) {
    Terms terms;
    terms.adjudication.resign = *resignFromText("movecount=2,score=100");
    const PlayedGame game = playedBy(terms, -100, 250);
    EXPECT_EQ(game.cause, Cause::AdjudicatedScore);
    EXPECT_EQ(game.outcome, Outcome::win(Stone::White, Ending::Resignation));
    EXPECT_EQ(game.moves.size(), 4U);
    EXPECT_FALSE(isAdjudicated(playedBy(terms, -500, 99).cause)) << "the winner does not see it";
}

TEST(Adjudication, ARowIsBrokenByAnotherScoreAndByNone) {
    Adjudication rules;
    rules.resign = {2, 100};
    ScoreWatch watch(rules);
    const double infinity = std::numeric_limits<double>::infinity();
    watch.add(Stone::Black, infinity);
    watch.add(Stone::White, -200);
    watch.add(Stone::Black, std::nullopt);
    watch.add(Stone::White, -200);
    watch.add(Stone::Black, 150);
    watch.add(Stone::White, -200);
    EXPECT_EQ(watch.verdict(), std::nullopt);
    watch.add(Stone::Black, 150);
    EXPECT_EQ(watch.verdict(), Stone::Black);
}

TEST(Adjudication, EndsAGameWithAProvedWin) {
    // Black has two open threes that meet, and it is Black's move after White's next.
    Terms terms;
    terms.adjudication.proofNodes = 50'000;
    const auto opening = *movesFromText("h8a1i8a3h9c1", 15);
    const PlayedGame game = playedBy(terms, 0, 0, opening);
    EXPECT_EQ(game.cause, Cause::AdjudicatedProof);
    EXPECT_EQ(game.openingMoves, 6);
    EXPECT_GT(game.moves.size(), 6U);
    EXPECT_EQ(game.outcome.ending, Ending::Resignation);
}

TEST(Adjudication, IsReadFromTextAndWrittenBack) {
    EXPECT_EQ(toText(*drawFromText("score=1.5,movecount=8")), "movenumber=1,movecount=8,score=1.5");
    EXPECT_EQ(toText(*resignFromText("score=500")), "movecount=3,score=500");
    for (const char* text : {"", "5", "movecount=3", "score=", "score=x", "score=-1", "score=5,",
                             "score=5,movecount=0", "score=5,movecount=1.5", "score=5,other=1"}) {
        const bool isFine = std::string_view(text) == "score=5,";
        EXPECT_EQ(bool(drawFromText(text)), isFine) << text;
        EXPECT_EQ(bool(resignFromText(text)), isFine) << text;
    }
    EXPECT_FALSE(resignFromText("movenumber=3,score=5"));
}

TEST(Adjudication, IsCountedApart) {
    ContestSetup setup;
    setup.entrants = {{"a"}, {"b"}};
    setup.terms.adjudication.resign = *resignFromText("movecount=2,score=100");
    Contest contest(
        setup,
        [](int entrant, std::uint64_t) {
            return Result<std::unique_ptr<player::Player>>(telling(entrant == 0 ? 150 : -150));
        },
        [] { return game::TimePoint{}; });
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 4), {}, {}));
    const PairTally pair = contest.tally().pair(0, 1);
    EXPECT_EQ(pair.adjudicated, (Trinomial{0, 0, 4}));
    EXPECT_EQ(pair.reversed().adjudicated, (Trinomial{4, 0, 0}));
    EXPECT_EQ(contest.tally().endedBy(Cause::AdjudicatedScore), 4);
}

TEST(Allowances, AreEachPlayersOwn) {
    std::array<player::Limits, 2> seen;
    const auto recorder = [](player::Limits& limits) {
        return test::scripted([&limits](const player::Position& position,
                                        const player::Limits& told, const std::stop_token&,
                                        const auto&) -> Result<Move> {
            limits = told;
            return Move(test::emptyPoints(position.board).front());
        });
    };
    const auto a = recorder(seen[0]);
    const auto b = recorder(seen[1]);
    Terms terms;
    terms.nodes = 500;
    Allowance own;
    own.time.perMove = 50ms;
    own.depth = 7;
    Adjudicator adjudicator(terms, [] { return game::TimePoint{}; });
    ASSERT_TRUE(adjudicator.play({0, 0, {0, 1}}, {}, {a.get(), Contender(b.get(), own)}, {}));
    EXPECT_EQ(seen[0].nodes, 500U);
    EXPECT_FALSE(seen[0].turn);
    EXPECT_EQ(seen[1].turn, 50ms);
    EXPECT_EQ(seen[1].depth, 7);
    EXPECT_FALSE(seen[1].nodes);
}

TEST(Allowances, OnlyWhoHasLittleTimeLosesByIt) {
    test::FakeTime time;
    const auto slow = test::slowPlayer(time, 80ms);
    const auto other = test::slowPlayer(time, 80ms);
    Allowance hurried;
    hurried.time.perMove = 50ms;
    Adjudicator adjudicator({}, time.function());
    const auto game =
        adjudicator.play({0, 0, {0, 1}}, {}, {slow.get(), Contender(other.get(), hurried)}, {});
    ASSERT_TRUE(game);
    EXPECT_EQ(game->cause, Cause::Time);
    EXPECT_EQ(game->winner(), 0);
}

}  // namespace
}  // namespace tianyuan::match
