#include "match/adjudicator.h"

#include "core/notation.h"
#include "match_players.h"

#include <gtest/gtest.h>

namespace tianyuan::match {
namespace {

using namespace std::chrono_literals;
using opening::Seat;

class AdjudicatorTest : public testing::Test {
protected:
    std::optional<PlayedGame> play(player::Player& first, player::Player& second,
                                   std::string_view opening = "", std::stop_token stop = {}) {
        Adjudicator adjudicator(terms, time.function());
        const auto moves = *movesFromText(opening, terms.size);
        return adjudicator.play({0, 0, {0, 1}}, moves, {&first, &second}, stop);
    }

    /// Plays these moves, and then has none.
    std::unique_ptr<player::Player> playing(std::string_view code) const {
        auto moves = *movesFromText(code, terms.size);
        return test::scripted([moves, next = std::size_t{0}](
                                  const player::Position&, const player::Limits&,
                                  const std::stop_token&, const auto&) mutable -> Result<Move> {
            if (next == moves.size()) return Reason{"player.failed", {"no more"}};
            return moves[next++];
        });
    }

    Terms terms;
    test::FakeTime time;
};

TEST_F(AdjudicatorTest, AFiveWins) {
    const auto black = playing("h8i8j8k8l8");
    const auto white = playing("a1a2a3a4a5");
    const auto game = play(*black, *white);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::win(Stone::Black, Ending::Five));
    EXPECT_EQ(game->cause, Cause::Five);
    EXPECT_EQ(game->winner(), 0);
    EXPECT_EQ(game->loser(), 1);
    EXPECT_EQ(game->moves.size(), 9U);
    EXPECT_FALSE(game->detail);
}

TEST_F(AdjudicatorTest, AGameBeginsWithItsOpening) {
    const auto first = playing("d4");
    const auto second = playing("h8");
    const auto game = play(*first, *second, "a1o1b1o2c1o3d1");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->openingMoves, 7);
    EXPECT_EQ(toText(game->moves[7].move, 15), "h8") << "White is to move after seven stones";
    EXPECT_EQ(game->moves.size(), 9U);
}

TEST_F(AdjudicatorTest, AFoulLoses) {
    terms.rule = Rule::Renju;
    const auto black = playing("h8");
    const auto white = playing("a1");
    const auto game = play(*black, *white, "g8a3i8a5h9a7h7a9");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::win(Stone::White, Ending::Foul));
    EXPECT_EQ(game->cause, Cause::Foul);
    EXPECT_EQ(game->loser(), 0);
}

TEST_F(AdjudicatorTest, AnIllegalMoveLoses) {
    const auto good = test::firstEmptyPlayer();
    const auto bad = test::illegalPlayer();
    const auto game = play(*good, *bad);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(game->cause, Cause::IllegalMove);
    EXPECT_EQ(game->detail, (Reason{"move.occupied", {"a15"}}));
    EXPECT_EQ(game->moves.size(), 1U) << "what was refused is not in the record";
}

TEST_F(AdjudicatorTest, AnExceptionLoses) {
    const auto good = test::firstEmptyPlayer();
    const auto bad = test::throwingPlayer();
    const auto game = play(*bad, *good);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::win(Stone::White, Ending::Forfeit));
    EXPECT_EQ(game->cause, Cause::Crash);
    EXPECT_EQ(game->detail, (Reason{"player.failed", {"out of ideas"}}));
}

TEST_F(AdjudicatorTest, AFailureLosesWithItsReason) {
    const auto good = test::firstEmptyPlayer();
    const auto bad = test::scripted([](const auto&, const auto&, const auto&, const auto&) {
        return Result<Move>(Reason{"engine.gone", {"signal 11"}});
    });
    const auto game = play(*good, *bad);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->cause, Cause::Crash);
    EXPECT_EQ(game->detail, (Reason{"engine.gone", {"signal 11"}}));
}

TEST_F(AdjudicatorTest, TheReasonOfAFailureTellsItsCause) {
    const auto failing = [](const char* code) {
        return test::scripted([code](const auto&, const auto&, const auto&, const auto&) {
            return Result<Move>(Reason{code, {}});
        });
    };
    const auto good = test::firstEmptyPlayer();
    const auto illegal = play(*good, *failing("engine.illegal-move"));
    EXPECT_EQ(illegal->cause, Cause::IllegalMove);
    EXPECT_EQ(illegal->outcome, Outcome::win(Stone::Black, Ending::Forfeit));
    const auto silent = play(*good, *failing("engine.no-answer"));
    EXPECT_EQ(silent->cause, Cause::Time);
    EXPECT_EQ(silent->outcome, Outcome::win(Stone::Black, Ending::Time));
}

TEST_F(AdjudicatorTest, AMoveThatComesTooLateLoses) {
    terms.time.perMove = 100ms;
    const auto good = test::firstEmptyPlayer();
    const auto late = test::slowPlayer(time, 100ms);
    const auto game = play(*good, *late);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::win(Stone::Black, Ending::Time));
    EXPECT_EQ(game->cause, Cause::Time);
    EXPECT_EQ(game->moves.size(), 1U);
}

TEST_F(AdjudicatorTest, TheMarginForgivesALittle) {
    terms.time.perMove = 100ms;
    terms.margin = 20ms;
    const auto good = test::firstEmptyPlayer();
    const auto late = test::slowPlayer(time, 119ms);
    EXPECT_EQ(play(*good, *late)->cause, Cause::Five);
    const auto tooLate = test::slowPlayer(time, 130ms);
    const auto game = play(*good, *tooLate);
    EXPECT_EQ(game->cause, Cause::Time);
    EXPECT_EQ(game->detail, (Reason{"match.too-late", {"30"}}));
}

TEST_F(AdjudicatorTest, TimeForTheGameRunsDownAndIsAddedTo) {
    // Four moves of 300 ms: 1000 - 4 × 300 + 3 × 50 < 0, so the fourth comes too late.
    terms.time.main = 1000ms;
    terms.time.increment = 50ms;
    const auto good = test::firstEmptyPlayer();
    const auto slow = test::slowPlayer(time, 300ms);
    const auto game = play(*slow, *good);
    EXPECT_EQ(game->cause, Cause::Time);
    EXPECT_EQ(game->loser(), 0);
    EXPECT_EQ(game->moves.size(), 6U);
}

TEST_F(AdjudicatorTest, PlayersAreToldTheirLimits) {
    terms.time.main = 1000ms;
    terms.time.increment = 50ms;
    terms.nodes = 5000;
    terms.depth = 3;
    std::vector<player::Limits> told;
    const auto player =
        test::scripted([&](const player::Position& position, const player::Limits& limits,
                           const auto&, const auto&) -> Result<Move> {
            told.push_back(limits);
            time.pass(200ms);
            return Move(test::emptyPoints(position.board).front());
        });
    const auto other = test::firstEmptyPlayer();
    play(*player, *other);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told[0].left, 1000ms);
    EXPECT_EQ(told[1].left, 850ms);
    EXPECT_EQ(told[1].increment, 50ms);
    EXPECT_EQ(told[1].turn, std::nullopt);
    EXPECT_EQ(told[1].nodes, 5000U);
    EXPECT_EQ(told[1].depth, 3);
}

TEST_F(AdjudicatorTest, WhoeverOversteppedItsTimeIsAskedToStop) {
    // In real time: the player moves only because it is asked to.
    terms.time.perMove = 1ms;
    Adjudicator adjudicator(terms, [] { return std::chrono::steady_clock::now(); });
    const auto stubborn = test::stubbornPlayer();
    const auto other = test::stubbornPlayer();
    const auto game =
        adjudicator.play({0, 0, {0, 1}}, {}, {stubborn.get(), other.get()}, std::stop_token());
    ASSERT_TRUE(game);
    EXPECT_EQ(game->cause, Cause::Time);
    EXPECT_EQ(game->loser(), 0);
}

TEST_F(AdjudicatorTest, AGameThatIsStoppedGivesNothing) {
    std::stop_source source;
    const auto player =
        test::scripted([&](const player::Position& position, const auto&,
                           const std::stop_token& stop, const auto&) -> Result<Move> {
            if (position.moves.size() == 2) {
                source.request_stop();
                EXPECT_TRUE(stop.stop_requested()) << "who thinks is told";
            }
            return Move(test::emptyPoints(position.board).front());
        });
    const auto other = test::firstEmptyPlayer();
    EXPECT_FALSE(play(*player, *other, "", source.get_token()));
}

TEST_F(AdjudicatorTest, TheMoveLimitMakesADraw) {
    terms.mostMoves = 6;
    const auto a = test::firstEmptyPlayer();
    const auto b = test::firstEmptyPlayer();
    const auto game = play(*a, *b);
    EXPECT_TRUE(game->outcome.isDraw());
    EXPECT_EQ(game->cause, Cause::MoveLimit);
    EXPECT_EQ(game->moves.size(), 6U);
    EXPECT_EQ(game->winner(), std::nullopt);
}

TEST_F(AdjudicatorTest, AFullBoardIsADraw) {
    // Filled in the end like this, with no five anywhere:
    //   XOXOX
    //   XOXOX
    //   OXOXO
    //   XOXOX
    //   OXOXO
    terms.size = 5;
    const auto black = playing("a5c5e5a4c4e4b3d3a2c2e2b1d1");
    const auto white = playing("b5d5b4d4a3c3e3b2d2a1c1e1");
    const auto game = play(*black, *white);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->outcome, Outcome::draw(Ending::FullBoard));
    EXPECT_EQ(game->cause, Cause::FullBoard);
    EXPECT_EQ(game->moves.size(), 25U);
}

TEST_F(AdjudicatorTest, NotesWhatPlayersThought) {
    const auto thinker = test::scripted([&](const player::Position& position, const auto&,
                                            const auto&, const auto& tell) -> Result<Move> {
        time.pass(12ms);
        tell({.rank = 0, .depth = 3, .score = player::Score::of(-2.5)});
        tell({.rank = 1, .depth = 9, .score = player::Score::of(99)});
        if (position.moves.size() >= 4) tell({.depth = 5, .score = player::Score::lossIn(4)});
        return Move(test::emptyPoints(position.board).front());
    });
    const auto silent = test::firstEmptyPlayer();
    const auto game = play(*thinker, *silent, "h8i8");
    ASSERT_TRUE(game);
    const PlayedMove& third = game->moves[2];
    EXPECT_EQ(third.depth, 3);
    EXPECT_TRUE(third.hasValue);
    EXPECT_EQ(third.value, -2.5F);
    EXPECT_EQ(third.spent, 12ms);
    EXPECT_EQ(game->moves[4].winIn, -4);
    EXPECT_FALSE(game->moves[3].hasValue);

    const record::Record paper = toRecord(*game, terms, {{"Thinker"}, {"Silent"}});
    EXPECT_EQ(paper.black, "Thinker");
    EXPECT_EQ(paper.white, "Silent");
    EXPECT_EQ(paper.outcome, game->outcome);
    const auto line = paper.tree.pathTo(paper.tree.endOfLine());
    EXPECT_EQ(paper.tree.notes(line[0]), nullptr) << "nobody thought about the opening";
    const record::Notes* notes = paper.tree.notes(line[2]);
    ASSERT_NE(notes, nullptr);
    EXPECT_EQ(notes->timeSpent, 12ms);
    ASSERT_TRUE(notes->evaluation);
    EXPECT_EQ(notes->evaluation->value, -2.5);
    EXPECT_EQ(notes->evaluation->depth, 3);
    EXPECT_EQ(paper.tree.notes(line[4])->evaluation->winInMoves, 4);
    EXPECT_LT(paper.tree.notes(line[4])->evaluation->value, 0) << "lost for Black";
}

TEST_F(AdjudicatorTest, PlayersPlayOutAnOpeningProtocol) {
    /// Places like anyone, and swaps whenever it can.
    class Swapper : public test::ScriptedPlayer {
    public:
        using ScriptedPlayer::ScriptedPlayer;
        Result<opening::Decision> decide(const opening::Question& question,
                                         const player::Limits& limits,
                                         std::stop_token stop) override {
            if (question.allows(opening::Choice::Swap)) {
                return opening::Decision{opening::Choice::Swap, {}, 0};
            }
            return Player::decide(question, limits, std::move(stop));
        }
    };
    terms.protocol = opening::Protocol::Swap2;
    const auto script = [](const player::Position& position, const auto&, const auto&,
                           const auto&) -> Result<Move> {
        return Move(test::emptyPoints(position.board).front());
    };
    Swapper first(script);
    Swapper second(script);
    const auto game = play(first, second);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->black, Seat::Second) << "the second took the black stones";
    EXPECT_EQ(game->playerOf(Stone::Black), 1);
    EXPECT_EQ(game->openingMoves, 3);
    EXPECT_NE(game->openingSteps.find("swap"), std::string::npos);
    const record::Record paper = toRecord(*game, terms, {{"A"}, {"B"}});
    EXPECT_EQ(paper.black, "B");
    EXPECT_EQ(paper.opening, "swap2");
    EXPECT_EQ(paper.openingSteps, game->openingSteps);
}

TEST_F(AdjudicatorTest, AnIllegalDecisionLoses) {
    class Liar : public test::ScriptedPlayer {
    public:
        using ScriptedPlayer::ScriptedPlayer;
        Result<opening::Decision> decide(const opening::Question&, const player::Limits&,
                                         std::stop_token) override {
            return opening::Decision{opening::Choice::Pick, {0, 0}, 0};
        }
    };
    terms.protocol = opening::Protocol::Swap2;
    Liar first(test::ScriptedPlayer::Script{});
    const auto second = test::firstEmptyPlayer();
    const auto game = play(first, *second);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->cause, Cause::IllegalMove);
    EXPECT_EQ(game->loser(), 0);
}

TEST_F(AdjudicatorTest, PlayersGetReadyOutsideTheirTime) {
    class Starter : public test::ScriptedPlayer {
    public:
        Starter(test::FakeTime& clock, Script script)
            : ScriptedPlayer(std::move(script)), clock_(clock) {}
        Attempt prepare(Rule rule, int size, const player::Limits& limits,
                        std::stop_token) override {
            EXPECT_EQ(limits.turn, 100ms);
            clock_.pass(5s);
            prepared = {rule, size};
            return Done{};
        }
        std::pair<Rule, int> prepared;

    private:
        test::FakeTime& clock_;
    };
    terms.rule = Rule::Standard;
    terms.size = 11;
    terms.time.perMove = 100ms;
    Starter starter(time,
                    [](const player::Position& position, const auto&, const auto&,
                       const auto&) -> Result<Move> {
                        return Move(test::emptyPoints(position.board).front());
                    });
    const auto other = test::firstEmptyPlayer();
    EXPECT_EQ(play(starter, *other)->cause, Cause::Five);
    EXPECT_EQ(starter.prepared, std::pair(Rule::Standard, 11));
}

TEST_F(AdjudicatorTest, WhoCannotGetReadyLoses) {
    class Broken : public test::ScriptedPlayer {
    public:
        using ScriptedPlayer::ScriptedPlayer;
        Attempt prepare(Rule, int, const player::Limits&, std::stop_token) override {
            return Reason{"engine.cannot-start", {"x"}};
        }
    };
    Broken broken(test::ScriptedPlayer::Script{});
    const auto other = test::firstEmptyPlayer();
    const auto game = play(*other, broken, "h8i9");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->cause, Cause::Crash);
    EXPECT_EQ(game->loser(), 1);
    EXPECT_EQ(game->detail, (Reason{"engine.cannot-start", {"x"}}));
    EXPECT_EQ(game->moves.size(), 2U);
}

TEST(PlayedGame, CausesHaveNames) {
    for (const Cause cause : AllCauses) EXPECT_EQ(causeFromId(idOf(cause)), cause);
    EXPECT_EQ(causeFromId("boredom"), std::nullopt);
}

}  // namespace
}  // namespace tianyuan::match
