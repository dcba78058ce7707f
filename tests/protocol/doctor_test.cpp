#include "protocol/doctor.h"

#include "protocol/left_processes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tianyuan::protocol {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

DoctorOptions bad(const char* mode, std::chrono::milliseconds patience = 20s) {
    DoctorOptions options;
    options.command = {TIANYUAN_BAD_ENGINE, mode};
    options.patience = patience;
    options.start = patience;
    return options;
}

/// Only the named checks, besides the basic ones.
Examination examineFor(std::vector<std::string> only, DoctorOptions options) {
    options.only = std::move(only);
    return examine(options);
}

const Finding* find(const Examination& examination, std::string_view check) {
    const auto found = std::find_if(examination.findings.begin(), examination.findings.end(),
                                    [&](const Finding& each) { return each.check == check; });
    return found == examination.findings.end() ? nullptr : &*found;
}

/// "fault engine.crashed", for short comparisons.
std::string verdict(const Examination& examination, std::string_view check) {
    const Finding* finding = find(examination, check);
    if (!finding) return "none";
    const char* severity = finding->severity == Severity::Pass   ? "pass "
                           : finding->severity == Severity::Note ? "note "
                                                                 : "fault ";
    return severity + finding->reason.code;
}

TEST(Doctor, FindsAGoodEngineHealthy) {
    const std::string mark = test::markFor("healthy");
    DoctorOptions options;
    options.command = {TIANYUAN_GOOD_ENGINE, mark};
    options.patience = 20s;
    std::vector<std::string> seen;
    const Examination examination =
        examine(options, {}, [&](const Finding& finding) { seen.push_back(finding.check); });
    for (const Finding& finding : examination.findings) {
        if (finding.check.starts_with("time-")) continue;  // a busy machine may be slow
        EXPECT_NE(finding.severity, Severity::Fault)
            << finding.check << ' ' << finding.reason.code << '\n'
            << (finding.excerpt.empty() ? "" : toText(finding.excerpt.back()));
    }
    EXPECT_TRUE(examination.canPlay);
    EXPECT_EQ(examination.about.name, "Good");
    EXPECT_THAT(examination.sizes, ElementsAre(20, 15, 19, 5, 22));
    EXPECT_EQ(verdict(examination, "rectangle"), "note engine.refused");
    EXPECT_EQ(verdict(examination, "stop"), "pass doctor.needs-no-stop");
    EXPECT_EQ(verdict(examination, "end"), "pass doctor.fine");
    EXPECT_EQ(seen.size(), examination.findings.size());
    EXPECT_EQ(test::processesWith(mark), 0);
}

TEST(Doctor, StopsAtOnceIfTheEngineCannotStartOrPlay) {
    DoctorOptions missing;
    missing.command = {"/no/such/engine"};
    const Examination none = examine(missing);
    ASSERT_EQ(none.findings.size(), 1u);
    EXPECT_EQ(verdict(none, "start"), "fault engine.cannot-start");
    EXPECT_FALSE(none.canPlay);

    const Examination crashed = examine(bad("crash-at-start"));
    EXPECT_EQ(verdict(crashed, "start"), "fault engine.crashed");
    EXPECT_EQ(crashed.findings.size(), 1u);

    const Examination mute = examine(bad("crash-on-move"));
    EXPECT_EQ(verdict(mute, "turn"), "fault engine.crashed");
    EXPECT_EQ(verdict(mute, "size-20"), "none");
    EXPECT_FALSE(mute.canPlay);
}

TEST(Doctor, ShowsTheLineThatIsWrong) {
    const Examination examination = examine(bad("garbage"));
    const Finding* finding = find(examination, "turn");
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->reason.code, "engine.nonsense");
    ASSERT_GE(finding->excerpt.size(), 3u);
    EXPECT_EQ(finding->excerpt[finding->excerpt.size() - 3].text, "TURN 0,0");
    EXPECT_EQ(finding->excerpt[finding->excerpt.size() - 2].text, "?[31mI think f7 is a fine move");
    EXPECT_THAT(finding->excerpt.back().text, StartsWith("no answer after"));
}

TEST(Doctor, PassesOverStrayLinesAndNotesThem) {
    const Examination examination = examineFor({"stray-lines"}, bad("stray-lines"));
    EXPECT_TRUE(examination.canPlay);
    EXPECT_EQ(verdict(examination, "start"), "pass doctor.started");
    EXPECT_EQ(verdict(examination, "stray-lines"), "note doctor.stray-lines");
}

TEST(Doctor, BlamesTheCommandThatAComplaintIsAbout) {
    const Finding* finding = nullptr;
    const Examination examination = examine(bad("blames-info"));
    finding = find(examination, "turn");
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->reason,
              (Reason{"engine.refused", {"INFO time_left", "Unknown command: TIME_LEFT"}}));
}

TEST(Doctor, NotesWhatIsOptionalAndBlamesWhatIsNot) {
    const Examination lacking = examine(bad("no-takeback"));
    EXPECT_EQ(verdict(lacking, "takeback"), "note engine.not-understood");
    EXPECT_EQ(verdict(lacking, "swap2"), "note engine.not-understood");
    EXPECT_EQ(verdict(lacking, "restart"), "pass doctor.fine");
    EXPECT_EQ(verdict(lacking, "about"), "note doctor.about-is-text");
    EXPECT_EQ(verdict(lacking, "small-letters"), "note engine.not-understood");
    EXPECT_EQ(verdict(lacking, "unknown-command"), "pass doctor.fine");
    EXPECT_TRUE(lacking.canPlay);
    EXPECT_FALSE(lacking.understandsStop);
}

TEST(Doctor, SeesThatARestartIsOnlySaidToBeDone) {
    EXPECT_EQ(verdict(examineFor({"restart"}, bad("forgets-nothing")), "restart"),
              "fault engine.refused");
}

TEST(Doctor, MeasuresOverstepsAndMemory) {
    const Examination late = examineFor({"time-100"}, bad("late"));
    EXPECT_EQ(verdict(late, "time-100"), "fault doctor.time-taken");

    DoctorOptions options = bad("fat");
    options.memory = 32u << 20;
    EXPECT_EQ(verdict(examineFor({"memory"}, options), "memory"), "fault doctor.memory");
}

TEST(Doctor, SeesAnEngineThatDoesNotEndOrLeavesProcesses) {
    EXPECT_EQ(verdict(examineFor({"end"}, bad("deaf")), "end"), "fault doctor.ignores-end");
    EXPECT_EQ(verdict(examineFor({"end"}, bad("fork")), "end"), "fault doctor.leaves-processes");
    EXPECT_EQ(verdict(examineFor({"end"}, bad("daemon")), "end"), "fault doctor.leaves-processes");
    EXPECT_EQ(verdict(examineFor({"end"}, bad("chatty-end")), "end"),
              "note doctor.talks-after-end");
}

TEST(Doctor, SeesAnswersToInfoAndAStop) {
    EXPECT_EQ(verdict(examineFor({"info-flood"}, bad("unknown-info")), "info-flood"),
              "note doctor.answers-info");
    const Examination examination = examineFor({"stop"}, bad("stops-in-quiet"));
    EXPECT_EQ(verdict(examination, "stop"), "pass doctor.stops");
    EXPECT_TRUE(examination.understandsStop);
}

TEST(Doctor, PlaysOnTwentyLinesWithAnEngineThatKnowsNothingElse) {
    const Examination examination = examineFor({"size-20", "size-15"}, bad("only-20"));
    EXPECT_TRUE(examination.canPlay);
    EXPECT_THAT(examination.sizes, ElementsAre(20));
    EXPECT_EQ(verdict(examination, "size-15"), "note engine.refused");
}

TEST(Doctor, NeverHangs) {
    const auto before = std::chrono::steady_clock::now();
    for (const char* mode : {"hang-at-start", "hang-on-move", "slow-bytes", "endless-line",
                             "endless-lines", "close-output", "unknown"}) {
        DoctorOptions options = bad(mode, 50ms);
        options.total = 5s;
        EXPECT_FALSE(examine(options).canPlay) << mode;
    }
    EXPECT_LT(std::chrono::steady_clock::now() - before, 120s);
}

TEST(Doctor, KeepsToItsTotalTimeAndToAStop) {
    DoctorOptions options = bad("late");
    options.total = 1ms;
    Examination examination = examine(options);
    EXPECT_EQ(examination.findings.back().reason.code, "doctor.skipped");
    std::stop_source source;
    source.request_stop();
    examination = examine(bad("late"), source.get_token());
    for (const Finding& finding : examination.findings) {
        EXPECT_EQ(finding.reason.code, "doctor.skipped");
    }
}

}  // namespace
}  // namespace tianyuan::protocol
