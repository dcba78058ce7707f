#include "protocol/command_text.h"
#include "protocol/reply_text.h"

#include <gtest/gtest.h>

namespace tianyuan::protocol {
namespace {

using Lines = std::vector<std::string>;

/// What the lines make together; all but the last must make nothing.
Command commandFrom(const Lines& lines) {
    CommandReader reader;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        EXPECT_FALSE(reader.take(lines[i]).has_value()) << lines[i];
    }
    auto command = reader.take(lines.back());
    EXPECT_TRUE(command.has_value()) << lines.back();
    return command.value_or(command::Other{"nothing"});
}

const std::vector<std::pair<Command, Lines>>& examples() {
    static const std::vector<std::pair<Command, Lines>> list{
        {command::Start{20}, {"START 20"}},
        {command::RectStart{30, 20}, {"RECTSTART 30,20"}},
        {command::Restart{}, {"RESTART"}},
        {command::Begin{}, {"BEGIN"}},
        {command::Turn{{10, 11}}, {"TURN 10,11"}},
        {command::Board{}, {"BOARD", "DONE"}},
        {command::Board{{{{10, 10}, command::Owner::Own},
                         {{10, 11}, command::Owner::Opponent},
                         {{3, 4}, command::Owner::Dead}}},
         {"BOARD", "10,10,1", "10,11,2", "3,4,3", "DONE"}},
        {command::TakeBack{{9, 10}}, {"TAKEBACK 9,10"}},
        {command::Play{{12, 10}}, {"PLAY 12,10"}},
        {command::Swap2Board{}, {"SWAP2BOARD", "DONE"}},
        {command::Swap2Board{{{7, 7}, {8, 7}, {9, 9}}},
         {"SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"}},
        {command::Info{"time_left", "2147483647"}, {"INFO time_left 2147483647"}},
        {command::Info{"folder", "/a path/with spaces"}, {"INFO folder /a path/with spaces"}},
        {command::About{}, {"ABOUT"}},
        {command::End{}, {"END"}},
        {command::Stop{}, {"YXSTOP"}},
        {command::SetBoard{{{{10, 10}, command::Owner::Own}}}, {"YXBOARD", "10,10,1", "DONE"}},
        {command::Best{3}, {"YXNBEST 3"}},
        {command::Balance{1, -20}, {"YXBALANCEONE -20"}},
        {command::Balance{2, 0}, {"YXBALANCETWO 0"}},
        {command::Block{{{7, 7}, {8, 7}}}, {"YXBLOCK", "7,7", "8,7", "DONE"}},
        {command::Unblock{{{7, 7}}}, {"YXBLOCKUNDO", "7,7", "DONE"}},
        {command::UnblockAll{}, {"YXBLOCKRESET"}},
        {command::ShowForbidden{}, {"YXSHOWFORBID"}},
        {command::ShowLimits{}, {"YXSHOWINFO"}},
        {command::ForgetFindings{}, {"YXHASHCLEAR"}},
        {command::ShowUsage{}, {"YXSHOWHASHUSAGE"}},
        {command::BlockPath{{{7, 7}, {8, 8}}}, {"YXBLOCKPATH", "7,7", "8,8", "DONE"}},
        {command::UnblockPath{{{7, 7}}}, {"YXBLOCKPATHUNDO", "7,7", "DONE"}},
        {command::UnblockAllPaths{}, {"YXBLOCKPATHRESET"}},
        {command::SearchDefend{}, {"YXSEARCHDEFEND"}},
        {command::OpeningStep{false, 2, 0, {}}, {"YXSWAP2STEP2"}},
        {command::OpeningStep{true, 1, 0, {}}, {"YXSOOSORVSTEP1"}},
        {command::OpeningStep{true, 5, 3, {{7, 7}}}, {"YXSOOSORVSTEP5 3", "7,7", "DONE"}},
        {command::Database{"YXQUERYDATABASEALLT"}, {"YXQUERYDATABASEALLT", "DONE"}},
        {command::Aside{"YXDBMERGE a"}, {"YXDBMERGE a"}},
        {command::Other{"YXSWAP2STEP9"}, {"YXSWAP2STEP9"}},
    };
    return list;
}

TEST(Gomocup, WritesEveryCommandAsTheProtocolSays) {
    for (const auto& [command, lines] : examples()) EXPECT_EQ(toLines(command), lines);
}

TEST(Gomocup, ReadsEveryCommandThatItWrites) {
    for (const auto& [command, lines] : examples()) EXPECT_EQ(commandFrom(lines), command);
}

TEST(Gomocup, ReadsCommandsInAnyCaseWithSpacesAndLineEnds) {
    EXPECT_EQ(commandFrom({"  turn  10 , 11 \r\n"}), Command(command::Turn{{10, 11}}));
    EXPECT_EQ(commandFrom({"Board\r", "1,2,1\r", "done\r"}),
              Command(command::Board{{{{1, 2}, command::Owner::Own}}}));
    EXPECT_EQ(commandFrom({"info TimeOut_Turn 5000\r"}),
              Command(command::Info{"timeout_turn", "5000"}));
    EXPECT_EQ(commandFrom({"stop"}), Command(command::Stop{}));
}

TEST(Gomocup, TellsAKnownKeywordWithBadArgumentsFromAnUnknownOne) {
    for (const char* line :
         {"START", "START x", "START 15 16", "TURN", "TURN 5", "TURN 5,", "TURN a,b", "TURN 5,5,1",
          "YXNBEST", "YXNBEST 0", "YXBALANCEONE x", "RECTSTART 20", "INFO", "TAKEBACK 1;2"}) {
        EXPECT_EQ(commandFrom({line}), Command(command::Malformed{line}));
    }
    EXPECT_EQ(commandFrom({"STARTLE 15"}), Command(command::Other{"STARTLE 15"}));
    EXPECT_EQ(commandFrom({"7,7"}), Command(command::Other{"7,7"}));
}

TEST(Gomocup, RefusesABoardWithABadLineAndReadsOn) {
    CommandReader reader;
    for (const char* line : {"BOARD", "1,1,1", "2,2,7", "x"}) EXPECT_FALSE(reader.take(line));
    EXPECT_TRUE(reader.inBlock());
    EXPECT_EQ(reader.take("DONE"), Command(command::Malformed{"2,2,7"}));
    EXPECT_FALSE(reader.inBlock());
    EXPECT_EQ(reader.take("BEGIN"), Command(command::Begin{}));
}

TEST(Gomocup, PassesOverWhatABoardSaysOfItsDatabaseAndFiles) {
    EXPECT_EQ(commandFrom({"yxedittextdatabase \"a", "b\"", "7,7", "x", "done"}),
              Command(command::Database{"YXEDITTEXTDATABASE"}));
    EXPECT_EQ(commandFrom({"yxlibtodb", "START 15"}), Command(command::Aside{"yxlibtodb"}));
}

TEST(Gomocup, IgnoresEmptyLines) {
    CommandReader reader;
    EXPECT_FALSE(reader.take(""));
    EXPECT_FALSE(reader.take(" \r\n"));
    EXPECT_FALSE(reader.inBlock());
}

TEST(Gomocup, ReadsEveryReplyThatItWrites) {
    const std::vector<std::pair<Reply, std::string>> replies{
        {reply::Ok{}, "OK"},
        {reply::Ok{"- everything is good"}, "OK - everything is good"},
        {reply::Error{"no such size"}, "ERROR no such size"},
        {reply::Unknown{"what?"}, "UNKNOWN what?"},
        {reply::Message{"I will win"}, "MESSAGE I will win"},
        {reply::Debug{"alpha=1"}, "DEBUG alpha=1"},
        {reply::Detail{"depth", "12"}, "INFO DEPTH 12"},
        {reply::Suggest{{10, 10}}, "SUGGEST 10,10"},
        {reply::Points{{{11, 10}}}, "11,10"},
        {reply::Points{{{7, 7}, {8, 7}, {9, 9}}}, "7,7 8,7 9,9"},
        {reply::Swap{}, "SWAP"},
        {reply::Forbidden{}, "FORBID ."},
        {reply::Forbidden{{{9, 12}, {10, 11}}}, "FORBID 09121011."},
        {reply::Nonsense{"I resign"}, "I resign"},
    };
    for (const auto& [reply, line] : replies) {
        EXPECT_EQ(toLine(reply), line);
        EXPECT_EQ(replyFromLine(line), reply);
    }
}

TEST(Gomocup, ReadsRepliesInAnyCase) {
    EXPECT_EQ(replyFromLine("ok\r\n"), Reply(reply::Ok{}));
    EXPECT_EQ(replyFromLine("Error: too small"), Reply(reply::Error{": too small"}));
    EXPECT_EQ(replyFromLine("swap "), Reply(reply::Swap{}));
    EXPECT_EQ(replyFromLine(" 3 , 4 "), Reply(reply::Points{{{3, 4}}}));
}

TEST(Gomocup, TakesAlmostPointsForNonsense) {
    for (const char* line :
         {"7,7 hello", "7,7,1", "7;7", "7", "7,", "SUGGEST", "SUGGEST x", "SWAP me", "OKAY", "",
          "7,7 8", "FORBID", "FORBID 091.", "FORBID 0912", "FORBID 09-1."}) {
        EXPECT_EQ(replyFromLine(line), Reply(reply::Nonsense{line}));
    }
}

TEST(Gomocup, MakesHugeNumbersPointsThatAreOffEveryBoard) {
    EXPECT_EQ(replyFromLine("300,5"), Reply(reply::Points{{{127, 5}}}));
    EXPECT_EQ(replyFromLine("5,-300"), Reply(reply::Points{{{5, -127}}}));
    EXPECT_EQ(replyFromLine("99999999999999999999999,0"), Reply(reply::Points{{{127, 0}}}));
    EXPECT_EQ(replyFromLine("0,-99999999999999999999999"), Reply(reply::Points{{{0, -127}}}));
}

TEST(Gomocup, WritesTextWithLineEndsAsOneLine) {
    EXPECT_EQ(toLine(reply::Message{"one\r\ntwo"}), "MESSAGE one  two");
    EXPECT_EQ(toLines(command::Info{"folder", "a\nEND"}), Lines{"INFO folder a END"});
}

TEST(Gomocup, ReadsWhoTheEngineIs) {
    const auto about = aboutFromLine(
        R"(name="Some, Brain", version="1.0",author="Nobody" , Country="CZ", www="", other="x")");
    EXPECT_EQ(about.name, "Some, Brain");
    EXPECT_EQ(about.version, "1.0");
    EXPECT_EQ(about.author, "Nobody");
    EXPECT_EQ(about.country, "CZ");
    EXPECT_EQ(about.www, "");
}

TEST(Gomocup, KeepsTheTextOfAnOldEngineThatIntroducesItselfFreely) {
    const auto about = aboutFromLine("My engine 2.0 by me, name=unknown");
    EXPECT_EQ(about.name, "");
    EXPECT_EQ(about.text, "My engine 2.0 by me, name=unknown");
    EXPECT_EQ(aboutFromLine("name=\"open").name, "open");
}

TEST(Gomocup, WritesWhoItIsSoThatItCanReadIt) {
    reply::About about{"Tian\"yuan", "1", "us", "", "", "", ""};
    EXPECT_EQ(toLine(about), R"(name="Tian'yuan", version="1", author="us")");
    about.text = toLine(about);
    about.name = "Tian'yuan";
    EXPECT_EQ(aboutFromLine(about.text), about);
}

TEST(Gomocup, KnowsTheNumbersOfTheRules) {
    EXPECT_EQ(codeOf(Rule::Freestyle), 0);
    EXPECT_EQ(codeOf(Rule::Standard), 1);
    EXPECT_EQ(codeOf(Rule::Renju), 4);
    EXPECT_EQ(codeOf(Rule::CaroOverline), 8);
    EXPECT_EQ(codeOf(Rule::Caro), 9);
    for (const Rule rule : AllRules) EXPECT_EQ(ruleFromCode(codeOf(rule)), rule);
    EXPECT_EQ(ruleFromCode(2), Rule::Renju) << "as boards of the Yixin family say it";
    EXPECT_EQ(ruleFromCode(3), std::nullopt) << "a continuous game by the standard rule";
    EXPECT_TRUE(isContinuousCode(3));
    EXPECT_TRUE(isContinuousCode(10));
    for (const int code : {0, 1, 2, 4, 5, 8, 9, 16, -1}) EXPECT_FALSE(isContinuousCode(code));
    EXPECT_EQ(ruleFromCode(5), std::nullopt);
    EXPECT_EQ(ruleFromCode(-1), std::nullopt);
}

TEST(Gomocup, ReadsNumbersOfInfoBeyondAnInt) {
    EXPECT_EQ(numberOf({"max_memory", "8589934592"}), 8589934592);
    EXPECT_EQ(numberOf({"time_left", "-50"}), -50);
    EXPECT_EQ(numberOf({"max_memory", "much"}), std::nullopt);
    EXPECT_EQ(numberOf({"max_memory", "99999999999999999999"}), std::nullopt);
}

}  // namespace
}  // namespace tianyuan::protocol
