#include "brain/brain.h"

#include "brain/fake_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::brain {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

/// A brain with a fake engine, and what it says.
class BrainTest : public testing::Test {
protected:
    void send(std::initializer_list<const char*> commands) {
        for (const char* line : commands) EXPECT_TRUE(brain.take(line));
    }
    /// What was said since the last time, once nothing is being thought about.
    std::vector<std::string> said() {
        brain.finish();
        const std::lock_guard lock(mutex);
        return std::exchange(lines, {});
    }

    std::mutex mutex;
    std::vector<std::string> lines;
    test::FakeEngine engine;
    Brain brain{engine, {"Fake", "1", {}, {}, {}, {}, {}}, [this](const std::string& line) {
                    const std::lock_guard lock(mutex);
                    lines.push_back(line);
                }};
};

TEST_F(BrainTest, AnswersAQuestionAndRemembersItsMove) {
    engine.player.answers = {Move(Point(7, 7)), Move(Point(8, 8))};
    send({"START 15", "BEGIN"});
    EXPECT_THAT(said(), ElementsAre("OK", "7,7"));
    send({"TURN 6,6"});
    EXPECT_THAT(said(), ElementsAre("8,8"));
    ASSERT_THAT(engine.asked, SizeIs(2));
    EXPECT_EQ(engine.asked[1].board.at({7, 7}), Stone::Black);
    EXPECT_EQ(engine.asked[1].board.at({6, 6}), Stone::White);
}

TEST_F(BrainTest, SaysWhenItPlaysFromAProof) {
    player::Thought proved;
    proved.provedMoves = 17;
    proved.line = {Move(Point(7, 7))};
    engine.player.thinks = proved;
    send({"START 15", "BEGIN"});
    EXPECT_THAT(said(), Contains("MESSAGE proved: wins in at most 17 more moves"));
    engine.player.thinks->provedMoves.reset();
    send({"TURN 6,6"});
    EXPECT_THAT(said(), Not(Contains(HasSubstr("proved"))));
}

TEST_F(BrainTest, IsReadyForTheRuleBeforeTheFirstQuestion) {
    send({"START 15", "INFO rule 4", "INFO rule 4", "INFO timeout_turn 20"});
    EXPECT_THAT(engine.prepared,
                ElementsAre(std::pair(Rule::Freestyle, 15), std::pair(Rule::Renju, 15)));
}

TEST_F(BrainTest, LeavesTheEngineAloneWhileItThinks) {
    engine.player.waitsForStop = true;
    send({"START 15", "BEGIN", "INFO rule 4"});
    EXPECT_THAT(engine.prepared, ElementsAre(std::pair(Rule::Freestyle, 15)));
    send({"STOP", "TURN 5,5"});
    brain.finish();
    ASSERT_THAT(engine.asked, SizeIs(2));
    EXPECT_EQ(engine.asked[1].rule, Rule::Renju);
}

TEST_F(BrainTest, GivesTheAnswerAtOnceWhenToldToStop) {
    engine.player.waitsForStop = true;
    send({"START 15", "BEGIN", "ABOUT", "INFO rule 4", "STOP"});
    EXPECT_THAT(said(), ElementsAre("OK", "name=\"Fake\", version=\"1\"", "0,0"));
}

TEST_F(BrainTest, AnswersEveryQuestionInOrderThoughTheNextComesEarly) {
    engine.player.waitsForStop = true;
    send({"START 15", "BEGIN", "TURN 5,5", "RESTART", "BOARD", "3,3,2", "DONE"});
    EXPECT_THAT(said(), ElementsAre("OK", "0,0", "1,0", "OK", "0,0"));
}

TEST_F(BrainTest, SaysNothingAfterEnd) {
    engine.player.waitsForStop = true;
    send({"START 15", "BEGIN"});
    EXPECT_FALSE(brain.take("END"));
    EXPECT_THAT(said(), ElementsAre("OK"));
}

TEST_F(BrainTest, AsksWhatTheSettingsSayWhenTheQuestionCame) {
    send({"START 15", "INFO timeout_turn 700", "INFO max_depth 3", "YXBLOCK", "1,1", "DONE",
          "BEGIN"});
    said();
    EXPECT_EQ(engine.player.lastLimits.depth, 3);
    EXPECT_LE(engine.player.lastLimits.turn, player::Milliseconds(700));
    EXPECT_THAT(engine.player.lastLimits.excluded, ElementsAre(Point(1, 1)));
}

TEST_F(BrainTest, AdjustsTheEngineOnlyWhenSomethingChanged) {
    send({"START 15", "INFO thread_num 2", "BEGIN", "TURN 9,9", "INFO thread_num 3", "TURN 9,8"});
    said();
    ASSERT_THAT(engine.adjusted, SizeIs(2));
    EXPECT_EQ(engine.adjusted[0].threads, 2);
    EXPECT_EQ(engine.adjusted[1].threads, 3);
}

TEST_F(BrainTest, SaysSoWhenTheEngineFails) {
    engine.failsToAdjust = true;
    send({"START 15", "BEGIN"});
    EXPECT_THAT(said(), ElementsAre("OK", StartsWith("ERROR")));
    engine.failsToAdjust = false;
    engine.player.throws = true;
    send({"BEGIN"});
    EXPECT_THAT(said(), ElementsAre("ERROR out of ideas"));
    engine.player.throws = false;
    engine.player.answers = {Reason{"bot.all-excluded", {}}};
    send({"BEGIN", "BEGIN"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("ERROR"), "0,0"));
}

TEST_F(BrainTest, PlaysWhereItCanWhenTheEnginePasses) {
    engine.player.answers = {Move::pass()};
    send({"START 15", "TURN 0,0"});
    EXPECT_THAT(said(), ElementsAre("OK", "1,0"));
}

TEST_F(BrainTest, PondersAfterItsMoveUntilTheNextCommand) {
    send({"START 15", "INFO pondering 1", "BEGIN"});
    while (engine.pondered == 0) std::this_thread::yield();
    send({"TURN 5,5"});
    EXPECT_THAT(said(), ElementsAre("OK", "0,0", "1,0"));
    send({"INFO pondering 0", "TURN 6,6"});
    said();
    EXPECT_EQ(engine.pondered, 2);
}

TEST_F(BrainTest, ReportsLinesAndMarksAsAsked) {
    player::Thought thought;
    thought.depth = 9;
    thought.score = player::Score::of(35);
    thought.nodes = 4000;
    thought.time = player::Milliseconds(20);
    thought.line = {Point(7, 7), Point(8, 8)};
    engine.player.thinks = thought;
    send({"START 15", "INFO show_detail 3", "BEGIN"});
    EXPECT_THAT(
        said(),
        ElementsAre(
            "OK", "INFO PV 0", "INFO NUMPV 1", "INFO DEPTH 9", "INFO SELDEPTH 9", "INFO NODES 4000",
            "INFO TOTALNODES 4000", "INFO TOTALTIME 20", "INFO SPEED 200000", "INFO EVAL 35",
            "INFO WINRATE 0.7500", "INFO BESTLINE 7,7 8,8", "INFO PV DONE",
            "MESSAGE REALTIME REFRESH", "MESSAGE REALTIME BEST 7,7",
            "MESSAGE Speed 200K | Depth 9-9 | Eval 35 | Node 4000 | Time 20ms | h8 i7", "0,0"));
    engine.player.thinks->score = player::Score::lossIn(6);
    send({"INFO show_detail 2", "TURN 5,5"});
    EXPECT_THAT(said(), Contains("INFO EVAL -M6"));
    engine.player.thinks->line = {Point(3, 4)};
    send({"INFO show_detail 0", "YXSHOWINFO", "TURN 6,5"});
    EXPECT_THAT(said(), Contains(StartsWith("MESSAGE Depth 9-9 | Eval -M6 | Time 20ms | e12")))
        << "a board that says where a stone is by row and column";
    send({"INFO show_detail 3", "TURN 6,7"});
    const auto both = said();
    EXPECT_THAT(both, Contains("INFO BESTLINE 3,4"));
    EXPECT_THAT(both, Contains(StartsWith("MESSAGE Depth 9-9"))) << "a line of text for each depth";
}

TEST_F(BrainTest, ThinksOnWhileABoardSpeaksOfOtherThings) {
    engine.player.waitsForStop = true;
    send({"START 15",
          "BEGIN",
          "yxquerydatabaseallt",
          "7,7",
          "done",
          "yxblock",
          "1,1",
          "done",
          "yxblockreset",
          "yxblockpath",
          "7,7",
          "8,8",
          "done",
          "yxblockpathreset",
          "yxsetdatabase",
          "/tmp/stop",
          "yxsavedatabase",
          "yxdraw",
          "yxwhatever 1,2",
          "nonsense",
          "TURN x"});
    {
        const std::lock_guard lock(mutex);
        EXPECT_THAT(lines,
                    ElementsAre("OK", "MESSAGE DATABASE REFRESH", "MESSAGE DATABASE TEXT \"\"",
                                "MESSAGE DATABASE DONE", HasSubstr("no database"),
                                HasSubstr("no database"), "MESSAGE Not known here: yxdraw",
                                "UNKNOWN yxwhatever 1,2", "UNKNOWN nonsense", StartsWith("ERROR")));
        lines.clear();
    }
    send({"YXSTOP"});
    EXPECT_THAT(said(), ElementsAre("0,0"));
}

TEST_F(BrainTest, AnswersWhatABoardAsksOfItsDatabase) {
    send({"yxquerydatabaseone", "7,7", "done", "yxquerydatabasetext", "done", "yxquerydatabaseall",
          "done", "yxedittvddatabase 1 87 0 0", "7,7", "done"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE DATABASE ONE 0 0 0 0", "MESSAGE DATABASE TEXT \"\"",
                                    "MESSAGE DATABASE REFRESH", "MESSAGE DATABASE DONE",
                                    HasSubstr("no database")));
}

TEST_F(BrainTest, DoesNotPlayWhatAPathForbids) {
    send({"START 15", "yxblockpath", "7,7", "0,0", "done", "yxblockpath", "7,7", "8,8", "9,9",
          "done", "TURN 7,7"});
    said();
    EXPECT_THAT(engine.player.lastLimits.excluded, ElementsAre(Point(0, 0)));
    send({"yxblockpathundo", "7,7", "0,0", "done", "START 15", "TURN 7,7"});
    said();
    EXPECT_THAT(engine.player.lastLimits.excluded, IsEmpty());
}

TEST_F(BrainTest, JudgesEveryMoveWhenTheDefencesAreWanted) {
    send({"START 15", "YXBOARD", "7,7,2", "DONE", "yxsearchdefend"});
    EXPECT_THAT(said(), ElementsAre("OK", "0,0"));
    EXPECT_EQ(engine.player.lastLimits.lines, 225);
}

TEST_F(BrainTest, LeadsABoardThroughSwap2) {
    send({"START 15", "yxswap2step1"});
    EXPECT_THAT(said(), ElementsAre("OK", "MESSAGE SWAP2 MOVE1 7 7", "MESSAGE SWAP2 MOVE2 6 6",
                                    "MESSAGE SWAP2 MOVE3 7 6"));
    send({"YXBOARD", "1,1,2", "2,2,1", "3,3,2", "DONE", "yxswap2step2"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE SWAP2 SWAP1 NO")) << "keeps White";
    send({"YXBOARD", "1,1,2", "2,2,1", "3,3,2", "4,4,1", "5,5,2", "DONE", "yxswap2step3"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE SWAP2 SWAP2 YES")) << "keeps Black";
    send({"YXBOARD", "1,1,2", "DONE", "yxswap2step2"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("ERROR")));
}

TEST_F(BrainTest, LeadsABoardThroughSoosorv) {
    send({"START 15", "INFO rule 2", "yxsoosorvstep1"});
    const auto three = said();
    ASSERT_THAT(three, SizeIs(4));
    EXPECT_EQ(three[1], "MESSAGE SOOSORV MOVE1 7 7");
    EXPECT_THAT(three[3], StartsWith("MESSAGE SOOSORV MOVE3 "));
    send({"yxsoosorvstep2", "7,7", "7,6", "8,6", "done"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE SOOSORV SWAP1 NO"));
    send({"yxsoosorvstep3", "7,7", "7,6", "8,6", "done"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("MESSAGE SOOSORV MOVE4 ")));
    send({"yxsoosorvstep4 2", "7,7", "7,6", "8,6", "9,9", "done"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE SOOSORV SWAP2 NO"));
    send({"yxsoosorvstep5 2", "7,7", "7,6", "8,6", "9,9", "done"});
    EXPECT_THAT(said(),
                ElementsAre("MESSAGE SOOSORV MOVE5 REFRESH", StartsWith("MESSAGE SOOSORV MOVE5 "),
                            StartsWith("MESSAGE SOOSORV MOVE5 "), "MESSAGE SOOSORV MOVE5 DONE"));
    send({"yxsoosorvstep6", "7,7", "7,6", "8,6", "9,9", "10,10", "5,5", "done"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("MESSAGE SOOSORV MOVE5C ")));
    send({"yxsoosorvstep4 2", "7,7", "7,6", "done"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("ERROR")));
}

TEST_F(BrainTest, MarksTheMovesItLooksAtOnceThatTakesLong) {
    player::Thought thought;
    thought.depth = 9;
    thought.time = player::Milliseconds(20);
    thought.line = {Point(7, 7)};
    engine.player.thinks = thought;
    engine.looksAt = {Point(3, 4)};
    send({"START 15", "INFO show_detail 1", "BEGIN"});
    EXPECT_THAT(said(), Not(Contains(StartsWith("MESSAGE REALTIME POS"))));
    engine.player.thinks->time = player::Milliseconds(200);
    send({"TURN 5,5"});
    EXPECT_THAT(said(), ElementsAre("MESSAGE REALTIME REFRESH", "MESSAGE REALTIME BEST 7,7",
                                    "MESSAGE REALTIME POS 3,4", "MESSAGE REALTIME DONE 3,4",
                                    StartsWith("MESSAGE Speed"), "1,0"));
    send({"INFO show_detail 2", "TURN 5,6"});
    EXPECT_THAT(said(), Not(Contains(HasSubstr("REALTIME"))));
}

TEST_F(BrainTest, PlaysTheStonesThatBalance) {
    send({"START 15", "YXBALANCETWO 0", "TURN 1,1"});
    EXPECT_THAT(said(), ElementsAre("OK", "0,0 1,1", HasSubstr("ERROR")));
}

TEST_F(BrainTest, ForgetsOnlyWhenToldTo) {
    send({"START 15", "BEGIN", "RESTART"});
    EXPECT_EQ(engine.resets, 0);
    send({"YXHASHCLEAR", "YXSHOWHASHUSAGE"});
    EXPECT_EQ(engine.resets, 1);
    EXPECT_THAT(said(), Contains(HasSubstr("12.3 %")));
}

TEST_F(BrainTest, ObjectsToAFinishedGameAndAFullBoard) {
    send({"START 5", "BOARD", "0,0,2", "1,0,2", "2,0,2", "3,0,2", "4,0,2", "DONE"});
    EXPECT_THAT(said(), ElementsAre("OK", HasSubstr("over")));
}

TEST_F(BrainTest, AnswersTheStepsOfSwap2) {
    send({"START 15", "SWAP2BOARD", "DONE"});
    EXPECT_THAT(said(), ElementsAre("OK", "7,7 6,6 7,6"));
    send({"SWAP2BOARD", "1,1", "2,2", "3,3", "DONE"});
    EXPECT_THAT(said(), ElementsAre("0,0")) << "keeps White and moves";
    send({"SWAP2BOARD", "1,1", "2,2", "3,3", "4,4", "5,5", "DONE"});
    EXPECT_THAT(said(), ElementsAre("SWAP")) << "keeps Black, which the protocol calls a swap";
    send({"SWAP2BOARD", "1,1", "DONE"});
    EXPECT_THAT(said(), ElementsAre(StartsWith("ERROR")));
}

}  // namespace
}  // namespace tianyuan::brain
