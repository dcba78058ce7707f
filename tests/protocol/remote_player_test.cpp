#include "protocol/remote_player.h"

#include "core/notation.h"
#include "opening/opening.h"
#include "protocol/left_processes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace tianyuan::protocol {
namespace {

using namespace std::chrono_literals;
using opening::Choice;
using opening::Opening;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

player::Position positionOf(std::string_view code, int size = 15, Rule rule = Rule::Freestyle) {
    player::Position position;
    position.rule = rule;
    position.moves = *movesFromText(code, size);
    position.board = *boardFromMoves(position.moves, size);
    return position;
}

player::Limits secondsPerMove(int seconds) {
    player::Limits limits;
    limits.turn = std::chrono::seconds(seconds);
    return limits;
}

RemoteOptions good(const std::string& mark = "none") {
    RemoteOptions options;
    options.command = {TIANYUAN_GOOD_ENGINE, mark};
    return options;
}

RemoteOptions bad(const std::string& mode) {
    RemoteOptions options;
    options.command = {TIANYUAN_BAD_ENGINE, mode};
    return options;
}

/// The commands that were sent since line `first`, in one line; INFO lines only by their keys.
std::string sentTo(const RemotePlayer& player, std::uint64_t first = 0) {
    std::string sent;
    for (const auto& line : player.transcript().since(first)) {
        if (line.speaker != Transcript::Speaker::Manager) continue;
        if (!sent.empty()) sent += " | ";
        sent += line.text;
    }
    return sent;
}

std::string withoutInfo(const std::string& sent) {
    std::string result;
    std::size_t start = 0;
    while (start < sent.size()) {
        const std::size_t end = std::min(sent.find(" | ", start), sent.size());
        const std::string command = sent.substr(start, end - start);
        if (!command.starts_with("INFO")) result += (result.empty() ? "" : " | ") + command;
        start = end + 3;
    }
    return result;
}

class RemotePlayerTest : public testing::Test {
protected:
    /// Asks for a move and gives back what was sent for it, without INFO.
    std::string ask(RemotePlayer& player, const player::Position& position,
                    const player::Limits& limits = secondsPerMove(20)) {
        const auto first = player.transcript().count();
        const auto move = player.choose(position, limits, {}, {});
        EXPECT_TRUE(move) << move.reason().code;
        EXPECT_TRUE(!move || position.board.isEmpty(move->point()));
        return withoutInfo(sentTo(player, first));
    }
};

TEST_F(RemotePlayerTest, PlaysAWholeGameAgainstItselfLegally) {
    RemotePlayer black(good());
    RemotePlayer white(good());
    player::Position position = positionOf("", 6, Rule::Standard);
    while (!position.board.isFull()) {
        RemotePlayer& player = position.board.sideToMove() == Stone::Black ? black : white;
        const auto move = player.choose(position, secondsPerMove(20), {}, {});
        ASSERT_TRUE(move) << move.reason().code;
        ASSERT_TRUE(position.board.isEmpty(move->point()));
        position.board.play(*move);
        position.moves.push_back(*move);
    }
    EXPECT_EQ(black.choose(position, {}, {}, {}).reason().code, "engine.board-full");
    EXPECT_THAT(sentTo(white), Not(HasSubstr("BOARD")));
}

TEST_F(RemotePlayerTest, GoesTheShortestWayFromPositionToPosition) {
    RemotePlayer player(good());
    EXPECT_EQ(ask(player, positionOf("")), "START 15 | BEGIN");
    // It answered h8, then plays next to the last stone.
    EXPECT_EQ(ask(player, positionOf("h8a1")), "TURN 0,14");
    EXPECT_EQ(ask(player, positionOf("h8b1")), "TAKEBACK 0,13 | TAKEBACK 0,14 | TURN 1,14");
    EXPECT_EQ(ask(player, positionOf("h8b1o15o1")),
              "RESTART | BOARD | 7,7,1 | 1,14,2 | 14,0,1 | 14,14,2 | DONE");
    EXPECT_EQ(ask(player, positionOf("")), "RESTART | BEGIN");
    player.reset();
    EXPECT_EQ(ask(player, positionOf("h8")), "RESTART | TURN 7,7");
}

TEST_F(RemotePlayerTest, StartsAnewForAnotherSizeAndRestartsForAnotherRule) {
    RemotePlayer player(good());
    EXPECT_EQ(ask(player, positionOf("")), "START 15 | BEGIN");
    EXPECT_EQ(ask(player, positionOf("", 19)), "END | START 19 | BEGIN");
    EXPECT_EQ(ask(player, positionOf("", 19, Rule::Renju)), "RESTART | BEGIN");
    EXPECT_EQ(player.choose(positionOf("", 20), secondsPerMove(20), {}, {})->point(),
              Point(10, 10));
}

TEST_F(RemotePlayerTest, TellsLimitsRuleAndFolderBeforeTheFirstMoveAndThenWhatChanges) {
    RemoteOptions options = good();
    options.memory = 1'000'000'000'000;
    options.dataFolder = "/some where";
    options.opponent = 0;
    RemotePlayer player(std::move(options));
    player::Limits limits;
    limits.turn = 20s;
    limits.left = 300s;
    limits.nodes = 5000;
    limits.depth = 3;
    ASSERT_TRUE(player.choose(positionOf("", 15, Rule::Caro), limits, {}, {}));
    EXPECT_EQ(sentTo(player),
              "START 15 | INFO max_memory 1000000000000 | INFO game_type 0 | INFO rule 9 | "
              "INFO folder /some where | INFO timeout_match 300000 | INFO timeout_turn 20000 | "
              "INFO max_node 5000 | INFO max_depth 3 | INFO time_left 300000 | BEGIN");
    const auto first = player.transcript().count();
    limits.left = 250s;
    limits.turn = 30s;
    ASSERT_TRUE(player.choose(positionOf("h8a1", 15, Rule::Caro), limits, {}, {}));
    EXPECT_EQ(sentTo(player, first), "INFO timeout_turn 30000 | INFO time_left 250000 | TURN 0,14");
}

TEST_F(RemotePlayerTest, TellsTheWordsForNoLimit) {
    RemotePlayer player(good());
    ASSERT_TRUE(player.choose(positionOf(""), {}, {}, {}));
    EXPECT_THAT(sentTo(player), HasSubstr("INFO timeout_match 0 | INFO timeout_turn 2000000 | "
                                          "INFO time_left 1000000000 | BEGIN"));
}

TEST_F(RemotePlayerTest, StartsAnewWhenADepthLimitFalls) {
    RemotePlayer player(good());
    player::Limits limits = secondsPerMove(20);
    limits.depth = 2;
    EXPECT_EQ(ask(player, positionOf(""), limits), "START 15 | BEGIN");
    EXPECT_EQ(ask(player, positionOf("")), "END | START 15 | BEGIN");
}

TEST_F(RemotePlayerTest, DoesWithoutTakeBackAndRestart) {
    RemotePlayer slow(bad("no-takeback"));
    EXPECT_EQ(ask(slow, positionOf("h8")), "START 15 | TURN 7,7");
    EXPECT_EQ(ask(slow, positionOf("h8a15i9")), "TURN 8,6");
    EXPECT_EQ(ask(slow, positionOf("h8a15j9")),
              "TAKEBACK 1,0 | RESTART | BOARD | 7,7,2 | 0,0,1 | 9,6,2 | DONE");
    EXPECT_EQ(ask(slow, positionOf("h8a15k9")), "RESTART | BOARD | 7,7,2 | 0,0,1 | 10,6,2 | DONE");

    RemotePlayer mortal(bad("no-restart"));
    EXPECT_EQ(ask(mortal, positionOf("h8")), "START 15 | TURN 7,7");
    EXPECT_EQ(ask(mortal, positionOf("i9")), "RESTART | END | START 15 | TURN 8,6");
}

TEST_F(RemotePlayerTest, TakesUpASuggestion) {
    RemotePlayer player(bad("suggest"));
    EXPECT_EQ(ask(player, positionOf("h8")), "START 15 | TURN 7,7 | PLAY 0,0");
}

TEST_F(RemotePlayerTest, ForgivesUnknownAsAnAnswerToInfo) {
    RemotePlayer player(bad("unknown-info"));
    ask(player, positionOf("h8"));
    ask(player, positionOf("h8a15i9"));
}

TEST_F(RemotePlayerTest, TakesAMoveInTimeForAnAnswerWhateverElseIsPrinted) {
    RemotePlayer player(bad("stray-lines"));
    ask(player, positionOf("h8"));
    ask(player, positionOf("h8a15i9"));
}

TEST_F(RemotePlayerTest, SaysWhichCommandAComplaintIsAbout) {
    RemoteOptions options = bad("blames-info");
    options.margin = 100ms;
    RemotePlayer player(std::move(options));
    const auto move = player.choose(positionOf("h8"), {.turn = 100ms}, {}, {});
    ASSERT_FALSE(move);
    EXPECT_EQ(move.reason(),
              (Reason{"engine.refused", {"INFO time_left", "Unknown command: TIME_LEFT"}}));
}

TEST_F(RemotePlayerTest, PassesOnWhatTheEngineThinks) {
    RemotePlayer player(good());
    std::vector<player::Thought> thoughts;
    const auto keep = [&](const player::Thought& thought) { thoughts.push_back(thought); };
    ASSERT_TRUE(player.choose(positionOf(""), secondsPerMove(20), {}, keep));
    ASSERT_EQ(thoughts.size(), 2u);
    EXPECT_EQ(thoughts[0].score, player::Score::of(12));
    EXPECT_EQ(thoughts[1].score, player::Score::lossIn(4));
    EXPECT_THAT(thoughts[1].line, ElementsAre(Move(Point(7, 7))));
}

TEST_F(RemotePlayerTest, KnowsWhoTheEngineIs) {
    RemotePlayer player(good());
    EXPECT_EQ(player.about()->name, "Good");
    EXPECT_EQ(ask(player, positionOf("")), "START 15 | BEGIN");
    EXPECT_EQ(RemotePlayer(bad("free-text")).about()->text, "a bad engine of the kind free-text");
    EXPECT_EQ(RemotePlayer(bad("unknown")).about().reason().code, "engine.not-understood");
}

TEST_F(RemotePlayerTest, AnswersAfterAStopIfItUnderstandsOne) {
    RemoteOptions options = bad("waits-for-stop");
    options.understandsStop = true;
    options.margin = 20s;
    RemotePlayer player(std::move(options));
    std::stop_source source;
    std::thread stopper([&] { source.request_stop(); });
    // Whether the stop comes before the start or while it thinks.
    const auto move = player.choose(positionOf("h8"), {}, source.get_token(), {});
    stopper.join();
    EXPECT_EQ(move ? "engine.stopped" : move.reason().code, "engine.stopped");
    std::stop_source second;
    std::thread asker([&] {
        while (sentTo(player).find("TURN 8,8") == std::string::npos) std::this_thread::yield();
        second.request_stop();
    });
    const auto later = player.choose(positionOf("i7"), {}, second.get_token(), {});
    asker.join();
    ASSERT_TRUE(later) << later.reason().code;
    EXPECT_EQ(later->point(), Point(0, 0));
}

TEST_F(RemotePlayerTest, IsEndedByAStopItDoesNotUnderstandAndStartsAgain) {
    const std::string mark = test::markFor("stopped");
    RemoteOptions options = bad("hang-on-move");
    options.command.push_back(mark);
    options.margin = 10ms;
    RemotePlayer player(std::move(options));
    std::stop_source source;
    std::thread asker([&] {
        while (sentTo(player).find("TURN") == std::string::npos) std::this_thread::yield();
        source.request_stop();
    });
    EXPECT_EQ(player.choose(positionOf("h8"), {}, source.get_token(), {}).reason().code,
              "engine.stopped");
    asker.join();
    EXPECT_EQ(test::processesWith(mark), 0);
    EXPECT_TRUE(player.about()) << "it runs again";
}

TEST_F(RemotePlayerTest, HasTakenEverythingInBeforeItsFirstMove) {
    for (RemoteOptions options : {good(), bad("unknown-info"), bad("unknown-about")}) {
        options.startTime = 2s;
        RemotePlayer player(options);
        const player::Limits limits = secondsPerMove(20);
        ASSERT_TRUE(player.prepare(Rule::Standard, 15, limits, {}));
        const std::string sent = sentTo(player);
        EXPECT_THAT(sent, HasSubstr("INFO max_memory"));
        EXPECT_THAT(sent, HasSubstr("INFO timeout_turn 20000"));
        EXPECT_TRUE(sent.ends_with(" | ABOUT")) << sent;
        const auto first = player.transcript().count();
        EXPECT_EQ(ask(player, positionOf("", 15, Rule::Standard)), "BEGIN");
        EXPECT_THAT(sentTo(player, first), Not(HasSubstr("max_memory")));
    }
}

TEST_F(RemotePlayerTest, DoesWithoutAboutWhereTheEngineDoes) {
    RemoteOptions options = bad("no-about");
    options.startTime = 2s;
    RemotePlayer player(options);
    ASSERT_TRUE(player.prepare(Rule::Freestyle, 15, secondsPerMove(20), {}));
    EXPECT_EQ(ask(player, positionOf("")), "BEGIN");
    player.reset();
    const auto first = player.transcript().count();
    ASSERT_TRUE(player.prepare(Rule::Freestyle, 15, secondsPerMove(20), {}));
    EXPECT_THAT(sentTo(player, first), Not(HasSubstr("ABOUT"))) << "asked once, then never again";
}

TEST_F(RemotePlayerTest, PlaysSwap2ByWhatTheEngineSays) {
    RemotePlayer engine(good());
    Opening opening(opening::Protocol::Swap2, 15);
    const auto decide = [&] {
        const auto decision = engine.decide(*opening.question(), secondsPerMove(20), {});
        EXPECT_TRUE(decision) << decision.reason().code;
        EXPECT_TRUE(opening.decide(*decision));
    };
    for (int i = 0; i < 3; ++i) decide();
    EXPECT_EQ(opening.toText(), "a15 b14 c15");
    EXPECT_EQ(withoutInfo(sentTo(engine)), "START 15 | SWAP2BOARD | DONE");
    // The same engine as the other seat: it takes White and has said where it will play.
    decide();
    EXPECT_EQ(opening.toText(), "a15 b14 c15 keep");
    const auto first = engine.transcript().count();
    player::Position position = positionOf("a15b14c15");
    EXPECT_EQ(engine.choose(position, secondsPerMove(20), {}, {})->point(), Point(14, 0));
    EXPECT_EQ(sentTo(engine, first), "") << "it need not be asked again";
    EXPECT_EQ(ask(engine, positionOf("a15b14c15o15h8")),
              "BOARD | 0,0,2 | 1,1,1 | 2,0,2 | 14,0,1 | 7,7,2 | DONE");
}

TEST_F(RemotePlayerTest, StaysBlackWithFiveStonesWhenTheEngineSaysSwap) {
    RemotePlayer engine(good());
    const Opening opening =
        *Opening::fromText(opening::Protocol::Swap2, 15, "h8 h9 i9 two-more a1 b1");
    const auto decision = engine.decide(*opening.question(), secondsPerMove(20), {});
    ASSERT_TRUE(decision) << decision.reason().code;
    EXPECT_EQ(decision->choice, Choice::Keep);
}

TEST_F(RemotePlayerTest, AsksForSwap2ByTheRuleOfTheGame) {
    RemotePlayer engine(good());
    opening::Question question = *Opening(opening::Protocol::Swap2, 15).question();
    question.rule = Rule::Standard;
    ASSERT_TRUE(engine.decide(question, secondsPerMove(20), {}));
    EXPECT_THAT(sentTo(engine), HasSubstr("INFO rule 1 |")) << "nobody prepared it before";
    EXPECT_THAT(sentTo(engine), Not(HasSubstr("INFO rule 0")));
}

TEST_F(RemotePlayerTest, DecidesAsEveryPlayerWhereTheEngineKnowsNoSwap2) {
    RemotePlayer engine(bad("no-swap2"));
    Opening opening(opening::Protocol::Swap2, 15);
    while (!opening.isOver()) {
        const auto decision = engine.decide(*opening.question(), secondsPerMove(20), {});
        ASSERT_TRUE(decision) << decision.reason().code;
        ASSERT_TRUE(opening.decide(*decision));
    }
    const std::string sent = withoutInfo(sentTo(engine));
    EXPECT_EQ(sent, "START 15 | SWAP2BOARD | DONE") << "asked once, then never again";
    const Opening taraguchi(opening::Protocol::Taraguchi10, 15);
    EXPECT_TRUE(engine.decide(*taraguchi.question(), secondsPerMove(20), {}));
}

}  // namespace
}  // namespace tianyuan::protocol
