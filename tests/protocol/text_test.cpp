#include "protocol/command_line.h"
#include "protocol/line_buffer.h"
#include "protocol/printable.h"
#include "protocol/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace tianyuan::protocol {
namespace {

using testing::ElementsAre;
using namespace std::chrono_literals;

std::vector<std::string> linesOf(LineBuffer& buffer) {
    std::vector<std::string> lines;
    while (auto line = buffer.takeLine()) lines.push_back(*line);
    return lines;
}

TEST(LineBuffer, EndsLinesAtEveryKindOfLineEndAndSkipsEmptyOnes) {
    LineBuffer buffer(100);
    buffer.append("one\r\ntwo\nthree\r\n\nfour\rfive");
    EXPECT_THAT(linesOf(buffer), ElementsAre("one", "two", "three", "four"));
    buffer.append("teen\r");
    EXPECT_THAT(linesOf(buffer), ElementsAre("fiveteen"));
}

TEST(LineBuffer, MakesTheSameLinesByteByByte) {
    LineBuffer buffer(100);
    std::vector<std::string> lines;
    for (const char c : std::string("7,7\r\n\r\nOK\rMESSAGE a b\n")) {
        buffer.append(std::string_view(&c, 1));
        for (std::string& line : linesOf(buffer)) lines.push_back(std::move(line));
    }
    EXPECT_THAT(lines, ElementsAre("7,7", "OK", "MESSAGE a b"));
}

TEST(LineBuffer, SaysWhenALineIsTooLongWholeOrNot) {
    LineBuffer open(4);
    open.append("1234");
    EXPECT_FALSE(open.takeLine());
    EXPECT_FALSE(open.isTooLong());
    open.append("5");
    EXPECT_FALSE(open.takeLine());
    EXPECT_TRUE(open.isTooLong());

    LineBuffer whole(4);
    whole.append("ok\n12345\nnever");
    EXPECT_THAT(linesOf(whole), ElementsAre("ok"));
    EXPECT_TRUE(whole.isTooLong());
    EXPECT_FALSE(whole.takeRest());
}

TEST(LineBuffer, PassesOverALineThatIsTooLong) {
    LineBuffer buffer(4);
    buffer.append("ok\n12345");
    EXPECT_THAT(linesOf(buffer), ElementsAre("ok"));
    buffer.passOver();
    EXPECT_FALSE(buffer.isTooLong());
    buffer.append("6789");
    EXPECT_FALSE(buffer.takeLine());
    EXPECT_FALSE(buffer.isTooLong());
    EXPECT_EQ(buffer.takeRest(), std::nullopt);
    buffer.append("0\nmore\n54321\nend\n");
    EXPECT_THAT(linesOf(buffer), ElementsAre("more"));
    buffer.passOver();
    EXPECT_THAT(linesOf(buffer), ElementsAre("end"));
}

TEST(LineBuffer, GivesTheRestOnce) {
    LineBuffer buffer(100);
    buffer.append("one\ntwo");
    EXPECT_EQ(buffer.takeLine(), "one");
    EXPECT_EQ(buffer.takeRest(), "two");
    EXPECT_EQ(buffer.takeRest(), std::nullopt);
}

TEST(Printable, ReplacesWhatCouldSteerATerminal) {
    EXPECT_EQ(printable("\x1b[31mred\a\x7f\t."), "?[31mred?? .");
    EXPECT_EQ(printable("\xc2\x9b"
                        "31m"),
              "??31m");
    EXPECT_EQ(printable("五子棋 ok é"), "五子棋 ok é");
    EXPECT_EQ(printable("\xff\xc0\xaf\xed\xa0\x80"), "??????");
}

TEST(Printable, CutsBetweenCharacters) {
    EXPECT_EQ(printable("abcdef", 6), "abcdef");
    EXPECT_EQ(printable("abcdef", 5), "abcde…");
    EXPECT_EQ(printable("五子", 5), "五…");
}

TEST(Transcript, KeepsTheNewestLinesAndCountsAll) {
    const auto start = Transcript::Clock::time_point(1000s);
    Transcript transcript(2, start);
    transcript.add(Transcript::Speaker::Manager, "START 15", start + 5ms);
    transcript.add(Transcript::Speaker::Engine, "OK", start + 1234ms);
    transcript.add(Transcript::Speaker::Complaint, "oh\x1b", start + 61'005ms);
    EXPECT_EQ(transcript.count(), 3u);
    EXPECT_EQ(transcript.toText(), "   1.234 < OK\n  61.005 ! oh?\n");
    ASSERT_EQ(transcript.since(2).size(), 1u);
    EXPECT_EQ(transcript.since(2).front().text, "oh?");
    EXPECT_TRUE(transcript.since(3).empty());
    EXPECT_TRUE(transcript.since(100).empty());
}

TEST(Transcript, CanBeReadWhileAnotherThreadWrites) {
    Transcript transcript(100);
    std::thread writer([&] {
        for (int i = 0; i < 1000; ++i) transcript.add(Transcript::Speaker::Note, "line");
    });
    std::size_t most = 0;
    while (transcript.count() < 1000) most = std::max(most, transcript.lines().size());
    writer.join();
    EXPECT_LE(most, 100u);
    EXPECT_EQ(transcript.lines().size(), 100u);
}

TEST(CommandLine, SplitsAtSpacesAndKeepsQuotedWordsTogether) {
    EXPECT_THAT(*splitCommandLine("  /a/b  -x "), ElementsAre("/a/b", "-x"));
    EXPECT_THAT(*splitCommandLine(R"("/my engines/x" 'it''s' a\ b "" c"d"e)"),
                ElementsAre("/my engines/x", "its", "a b", "", "cde"));
    EXPECT_TRUE(splitCommandLine("   ")->empty());
    EXPECT_EQ(splitCommandLine("a 'b").reason().code, "engine.open-quote");
}

TEST(CommandLine, JoinsSoThatItSplitsAgain) {
    const std::vector<std::string> words{"/a b/c", "plain", "", "q\"uo\\te", "it's"};
    EXPECT_EQ(*splitCommandLine(joinCommandLine(words)), words);
    EXPECT_EQ(joinCommandLine({"wine", "x.exe"}), "wine x.exe");
}

}  // namespace
}  // namespace tianyuan::protocol
