#include "match/contest.h"

#include "match/elo.h"
#include "match_players.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

namespace tianyuan::match {
namespace {

using namespace std::chrono_literals;

Adjudicator::Now realTime() {
    return [] { return std::chrono::steady_clock::now(); };
}

ContestSetup setupFor(int players) {
    ContestSetup setup;
    setup.terms.size = 9;
    for (int i = 0; i < players; ++i) setup.entrants.push_back({"p" + std::to_string(i), true});
    setup.book = OpeningBook::random(setup.terms.rule, setup.terms.size, 4, 1);
    setup.seed = 42;
    return setup;
}

Result<std::unique_ptr<player::Player>> makeRandom(int, std::uint64_t seed) {
    return test::randomPlayer(seed);
}

/// Number 0 always has the first empty point, the others play anywhere.
Result<std::unique_ptr<player::Player>> makeMixed(int entrant, std::uint64_t seed) {
    if (entrant == 0) return test::firstEmptyPlayer();
    return test::randomPlayer(seed);
}

TEST(Contest, PlaysEveryFixtureOnce) {
    const auto fixtures = fixturesOf(roundRobin(4), 6);
    for (const int concurrency : {1, 3}) {
        ContestSetup setup = setupFor(4);
        setup.concurrency = concurrency;
        Contest contest(setup, makeRandom, realTime());
        std::multiset<int> told;
        ASSERT_TRUE(contest.run(fixtures, {}, [&](const PlayedGame& game) -> Attempt {
            told.insert(game.fixture.index);
            return Done{};
        }));
        EXPECT_EQ(told.size(), fixtures.size());
        for (const Fixture& fixture : fixtures) {
            EXPECT_EQ(told.count(fixture.index), 1U);
            EXPECT_EQ(contest.games().at(fixture.index).fixture, fixture);
        }
        EXPECT_EQ(contest.tally().games(), static_cast<int>(fixtures.size()));
    }
}

TEST(Contest, TheTwoGamesOfAPairShareTheirOpening) {
    Contest contest(setupFor(2), makeRandom, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10), {}, {}));
    std::set<std::vector<Point>> openings;
    for (int index = 0; index < 10; index += 2) {
        const PlayedGame& a = contest.games().at(index);
        const PlayedGame& b = contest.games().at(index + 1);
        EXPECT_EQ(a.playerOf(Stone::Black), b.playerOf(Stone::White));
        std::vector<Point> opening;
        ASSERT_EQ(a.openingMoves, 4);
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_EQ(a.moves[i], b.moves[i]);
            opening.push_back(a.moves[i].move.point());
        }
        openings.insert(opening);
    }
    EXPECT_EQ(openings.size(), 5U);
}

TEST(Contest, GivesTheSameGamesAtAnyConcurrency) {
    const auto fixtures = fixturesOf(roundRobin(3), 8);
    std::vector<std::map<int, PlayedGame>> all;
    for (const int concurrency : {1, 4}) {
        ContestSetup setup = setupFor(3);
        setup.concurrency = concurrency;
        Contest contest(setup, makeMixed, realTime());
        ASSERT_TRUE(contest.run(fixtures, {}, {}));
        auto games = contest.games();
        for (auto& [index, game] : games) {
            for (PlayedMove& move : game.moves) move.spent = {};
        }
        all.push_back(games);
    }
    EXPECT_EQ(all[0], all[1]);
}

TEST(Contest, APlayerAgainstItselfIsNearZero) {
    ContestSetup setup = setupFor(2);
    Contest contest(setup, makeRandom, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 600), {}, {}));
    const EloEstimate elo = estimate(contest.tally().pair(0, 1).pairs);
    EXPECT_GT(elo.error, 0);
    EXPECT_LT(std::abs(elo.elo), elo.error);
}

TEST(Contest, StopsWhenAskedTo) {
    std::stop_source source;
    ContestSetup setup = setupFor(2);
    setup.concurrency = 2;
    Contest contest(setup, makeRandom, realTime());
    int told = 0;
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 100'000), source.get_token(),
                            [&](const PlayedGame&) -> Attempt {
                                if (++told == 20) source.request_stop();
                                return Done{};
                            }));
    EXPECT_EQ(told, 20);
    EXPECT_EQ(contest.games().size(), 20U);
}

TEST(Contest, StopReachesThoseWhoThink) {
    // Without a clock this game would never end.
    std::stop_source source;
    std::atomic<int> thinking = 0;
    ContestSetup setup = setupFor(2);
    setup.concurrency = 2;
    const PlayerFactory factory = [&](int, std::uint64_t) {
        return Result<std::unique_ptr<player::Player>>(
            test::scripted([&](const player::Position&, const auto&, const std::stop_token& stop,
                               const auto&) -> Result<Move> {
                if (++thinking == 2) source.request_stop();
                std::mutex mutex;
                std::condition_variable_any never;
                std::unique_lock lock(mutex);
                never.wait(lock, stop, [] { return false; });
                return Move(Point(0, 0));
            }));
    };
    Contest contest(setup, factory, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10), source.get_token(), {}));
    EXPECT_EQ(thinking, 2);
    EXPECT_TRUE(contest.games().empty()) << "unfinished games do not count";
}

TEST(Contest, EndsWhenASprtHasItsVerdict) {
    ContestSetup setup = setupFor(2);
    setup.sprt = SprtOptions{0, 30, 0.05, 0.05, EloModel::Normalized};
    // The second is illegal at once: the first wins every game.
    const PlayerFactory factory = [](int entrant, std::uint64_t seed) {
        return entrant == 0 ? makeRandom(0, seed)
                            : Result<std::unique_ptr<player::Player>>(test::illegalPlayer());
    };
    Contest contest(setup, factory, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10'000), {}, {}));
    ASSERT_TRUE(contest.sprt());
    EXPECT_EQ(contest.sprt()->verdict, SprtVerdict::AcceptH1);
    EXPECT_LT(contest.games().size(), 200U);
    EXPECT_EQ(contest.games().size() % 2, 0U) << "only whole pairs decide";

    const std::size_t before = contest.games().size();
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10'000), {}, {}));
    EXPECT_EQ(contest.games().size(), before) << "a verdict is not asked for again";
}

TEST(Contest, MakesAPlayerAnewThatFailed) {
    ContestSetup setup = setupFor(2);
    for (Entrant& entrant : setup.entrants) entrant.freshEachGame = false;
    std::array<int, 2> made{};
    const PlayerFactory factory = [&](int entrant, std::uint64_t seed) {
        ++made[static_cast<std::size_t>(entrant)];
        if (entrant == 0) return makeRandom(0, seed);
        // Works for one move, and then never again.
        return Result<std::unique_ptr<player::Player>>(
            test::scripted([moves = 0](const player::Position& position, const auto&, const auto&,
                                       const auto&) mutable -> Result<Move> {
                if (++moves > 1) throw std::runtime_error("worn out");
                return Move(test::emptyPoints(position.board).front());
            }));
    };
    Contest contest(setup, factory, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10), {}, {}));
    EXPECT_EQ(made[0], 1);
    EXPECT_EQ(made[1], 10);
    EXPECT_EQ(contest.tally().player(1).lostBy[static_cast<std::size_t>(Cause::Crash)], 10);
}

TEST(Contest, ResetsAPlayerThatStays) {
    ContestSetup setup = setupFor(2);
    for (Entrant& entrant : setup.entrants) entrant.freshEachGame = false;
    class Counting : public test::ScriptedPlayer {
    public:
        Counting(Script script, int& resets) : ScriptedPlayer(std::move(script)), resets_(resets) {}
        void reset() override { ++resets_; }

    private:
        int& resets_;
    };
    int resets = 0;
    const PlayerFactory factory = [&](int, std::uint64_t) {
        return Result<std::unique_ptr<player::Player>>(std::make_unique<Counting>(
            [](const player::Position& position, const auto&, const auto&, const auto&)
                -> Result<Move> { return Move(test::emptyPoints(position.board).front()); },
            resets));
    };
    Contest contest(setup, factory, realTime());
    ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 10), {}, {}));
    EXPECT_EQ(resets, 2 * 9);
}

TEST(Contest, FailsIfAPlayerCannotBeMade) {
    const PlayerFactory factory =
        [](int entrant, std::uint64_t seed) -> Result<std::unique_ptr<player::Player>> {
        if (entrant == 1) return Reason{"roster.unknown", {"nobody"}};
        return makeRandom(0, seed);
    };
    ContestSetup setup = setupFor(2);
    setup.concurrency = 2;
    Contest contest(setup, factory, realTime());
    const Attempt done = contest.run(fixturesOf(roundRobin(2), 10), {}, {});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.reason().code, "roster.unknown");
    EXPECT_TRUE(contest.games().empty());
}

TEST(Contest, EndsWhenGamesCannotBeWrittenDown) {
    Contest contest(setupFor(2), makeRandom, realTime());
    const auto keepNothing = [](const PlayedGame&) -> Attempt {
        return Reason{"match.cannot-write", {}};
    };
    const Attempt done = contest.run(fixturesOf(roundRobin(2), 10), {}, keepNothing);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.reason().code, "match.cannot-write");
    EXPECT_EQ(contest.games().size(), 1U);
}

TEST(Contest, AnyRuleSizeAndProtocolIsPlayedToTheEnd) {
    for (const Rule rule : AllRules) {
        for (const opening::Protocol protocol : opening::AllProtocols) {
            ContestSetup setup = setupFor(2);
            setup.terms.rule = rule;
            setup.terms.protocol = protocol;
            setup.terms.size = 11;
            setup.book = OpeningBook::random(rule, 11, 3, 5);
            Contest contest(setup, makeRandom, realTime());
            ASSERT_TRUE(contest.run(fixturesOf(roundRobin(2), 4), {}, {}));
            EXPECT_EQ(contest.tally().games(), 4);
            EXPECT_EQ(contest.tally().endedBy(Cause::IllegalMove), 0);
            EXPECT_EQ(contest.tally().endedBy(Cause::Crash), 0);
        }
    }
}

TEST(Tally, EstimatesByPairsOnceMostAreWhole) {
    // One whole pair, won twice, beside two games that wait for theirs: the four games count.
    PairTally meeting{{1, 0, 3}, {}, {}, {{0, 0, 0, 0, 1}}};
    EXPECT_NEAR(estimate(meeting).elo, 190.849, 0.001);
    // Twenty pairs with a point each, and one game more.
    meeting = {{20, 0, 21}, {}, {}, {{0, 0, 20, 0, 0}}};
    EXPECT_EQ(estimate(meeting).elo, 0);
    EXPECT_EQ(estimate(PairTally{}).elo, 0);
}

TEST(Tally, CountsByPlayerAndByPair) {
    Tally tally(3);
    const auto add = [&](int index, int first, int second, Stone winner, Cause cause) {
        PlayedGame game;
        game.fixture = {index, 0, {first, second}};
        game.moves.assign(10, {});
        for (PlayedMove& move : game.moves) move.spent = std::chrono::milliseconds(5);
        game.moves[9].spent = std::chrono::milliseconds(40);  // White's last
        game.openingMoves = 4;
        game.outcome = winner == Stone::None ? Outcome::draw(Ending::FullBoard)
                                             : Outcome::win(winner, Ending::Five);
        game.cause = cause;
        tally.add(game);
    };
    add(0, 0, 1, Stone::Black, Cause::Five);      // 0 wins
    add(1, 1, 0, Stone::None, Cause::FullBoard);  // draw: a pair with 1½ for 0
    add(2, 0, 2, Stone::White, Cause::Time);      // 2 wins
    add(3, 2, 0, Stone::Black, Cause::Foul);      // 2 wins: a pair with 0 for 0
    add(4, 1, 2, Stone::Black, Cause::Five);      // half a pair

    EXPECT_EQ(tally.games(), 5);
    EXPECT_EQ(tally.plies(), 50);
    EXPECT_EQ(tally.black(), (Trinomial{1, 1, 3}));
    EXPECT_EQ(tally.pair(0, 1).score, (Trinomial{0, 1, 1}));
    EXPECT_EQ(tally.pair(1, 0).score, (Trinomial{1, 1, 0}));
    EXPECT_EQ(tally.pair(0, 1).pairs.counts, (std::array{0, 0, 0, 1, 0}));
    EXPECT_EQ(tally.pair(1, 0).pairs.counts, (std::array{0, 1, 0, 0, 0}));
    EXPECT_EQ(tally.pair(0, 2).pairs.counts, (std::array{1, 0, 0, 0, 0}));
    EXPECT_EQ(tally.pair(1, 2).pairs.pairs(), 0);
    EXPECT_EQ(tally.pair(0, 1).asBlack, (Trinomial{0, 0, 1}));
    EXPECT_EQ(tally.pair(1, 0).asBlack, (Trinomial{0, 1, 0}));
    EXPECT_EQ(tally.player(0).score, (Trinomial{2, 1, 1}));
    EXPECT_EQ(tally.player(0).asBlack, (Trinomial{1, 0, 1}));
    EXPECT_EQ(tally.player(0).lostBy[static_cast<std::size_t>(Cause::Time)], 1);
    EXPECT_EQ(tally.player(0).lostBy[static_cast<std::size_t>(Cause::Foul)], 1);
    EXPECT_EQ(tally.player(0).moves, 12);
    EXPECT_EQ(tally.player(1).longest, 40ms);
    EXPECT_EQ(tally.player(2).time, 3 * 5ms + 2 * (2 * 5ms + 40ms));
    EXPECT_EQ(tally.endedBy(Cause::Five), 2);
}

}  // namespace
}  // namespace tianyuan::match
