#include "protocol/thought_reader.h"

#include "core/notation.h"
#include "protocol/reply_text.h"

#include <gtest/gtest.h>

namespace tianyuan::protocol {
namespace {

using player::Score;
using player::Thought;
using namespace std::chrono_literals;

std::optional<Thought> thoughtFrom(std::initializer_list<const char*> lines) {
    ThoughtReader reader(15);
    std::optional<Thought> last;
    for (const char* line : lines) last = reader.take(replyFromLine(line));
    return last;
}

std::string lineOf(const Thought& thought) { return toText(thought.line, 15); }

TEST(ThoughtReader, UnderstandsAMessageWithBars) {
    const auto thought = thoughtFrom({"MESSAGE Depth 12-20 | Eval -35 | Time 120ms | H8 I9 G7"});
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->depth, 12);
    EXPECT_EQ(thought->score, Score::of(-35));
    EXPECT_EQ(thought->time, 120ms);
    EXPECT_EQ(lineOf(*thought), "h8i9g7");
}

TEST(ThoughtReader, UnderstandsAMessageOfWordsAndNumbers) {
    const auto thought = thoughtFrom(
        {"DEBUG depth 9-14 multipv 2 ev +M7 n 1.5M n/ms 400 tm 2500 pv J10 [7,7] 8,6 x"});
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->depth, 9);
    EXPECT_EQ(thought->rank, 1);
    EXPECT_EQ(thought->score, Score::winIn(7));
    EXPECT_EQ(thought->nodes, 1'500'000u);
    EXPECT_EQ(thought->time, 2500ms);
    EXPECT_EQ(lineOf(*thought), "j10h8i9");
}

TEST(ThoughtReader, PutsAnInfoBlockTogether) {
    const auto thought =
        thoughtFrom({"INFO PV 1", "INFO NUMPV 2", "INFO DEPTH 8", "INFO SELDEPTH 12",
                     "INFO NODES 10", "INFO TOTALNODES 12345", "INFO TOTALTIME 77", "INFO EVAL -M6",
                     "INFO WINRATE 0.1", "INFO BESTLINE 7,7 8,6", "INFO PV DONE"});
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->rank, 1);
    EXPECT_EQ(thought->depth, 8);
    EXPECT_EQ(thought->nodes, 12345u);
    EXPECT_EQ(thought->time, 77ms);
    EXPECT_EQ(thought->score, Score::lossIn(6));
    EXPECT_EQ(lineOf(*thought), "h8i9");
}

TEST(ThoughtReader, BelievesAChanceOnlyIfItIsCalledSo) {
    const auto chanceIn = [](std::initializer_list<const char*> lines) {
        const auto thought = thoughtFrom(lines);
        EXPECT_TRUE(thought) << *lines.begin();
        return thought ? thought->chance : std::nullopt;
    };
    EXPECT_EQ(chanceIn({"INFO PV 0", "INFO EVAL 35", "INFO WINRATE 0.62", "INFO PV DONE"}), 0.62);
    EXPECT_EQ(chanceIn({"MESSAGE depth 3 ev 35 winrate 62% pv H8"}), 0.62);
    EXPECT_EQ(chanceIn({"MESSAGE depth 3 ev 62.5% pv H8"}), 0.625);
    EXPECT_EQ(chanceIn({"MESSAGE depth 3 ev 0.62 pv H8"}), std::nullopt);
    EXPECT_EQ(chanceIn({"MESSAGE depth 3 ev 1 winrate 62 pv H8"}), std::nullopt);
    EXPECT_EQ(chanceIn({"INFO PV 0", "INFO EVAL 35", "INFO WINRATE nan", "INFO PV DONE"}),
              std::nullopt);
    EXPECT_EQ(thoughtFrom({"MESSAGE depth 3 ev 62.5% pv H8"})->score, Score::of(12.5));
    EXPECT_FALSE(thoughtFrom({"MESSAGE depth 3 ev 162% pv H8"}));
}

TEST(ThoughtReader, ForgetsABlockOnceItIsDone) {
    ThoughtReader reader(15);
    for (const char* line : {"INFO PV 0", "INFO EVAL 5", "INFO DEPTH 3"}) {
        EXPECT_FALSE(reader.take(replyFromLine(line)));
    }
    EXPECT_TRUE(reader.take(replyFromLine("INFO PV DONE")));
    EXPECT_FALSE(reader.take(replyFromLine("INFO PV DONE")));
}

TEST(ThoughtReader, PassesOverWhatItDoesNotUnderstand) {
    for (const char* line :
         {"MESSAGE I will win", "MESSAGE depth", "MESSAGE depth x eval y", "MESSAGE Eval 5",
          "MESSAGE Depth 5", "MESSAGE REALTIME POS 7,7", "DEBUG depth 1e999 eval nan",
          "MESSAGE depth -3 ev 5", "MESSAGE depth 99999999999 ev 1", "7,7", "OK", "INFO"}) {
        EXPECT_FALSE(thoughtFrom({line})) << line;
    }
}

TEST(ThoughtReader, StopsALineAtAPointOffTheBoard) {
    const auto thought = thoughtFrom({"MESSAGE depth 3 ev 1 pv H8 Z9 I9"});
    ASSERT_TRUE(thought);
    EXPECT_EQ(lineOf(*thought), "h8");
}

}  // namespace
}  // namespace tianyuan::protocol
