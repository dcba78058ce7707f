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
Checkup examineFor(std::vector<std::string> only, DoctorOptions options) {
    options.only = std::move(only);
    return examine(options);
}

const Symptom* find(const Checkup& checkup, std::string_view check) {
    const auto found = std::find_if(checkup.symptoms.begin(), checkup.symptoms.end(),
                                    [&](const Symptom& each) { return each.check == check; });
    return found == checkup.symptoms.end() ? nullptr : &*found;
}

/// "fault engine.crashed", for short comparisons.
std::string verdict(const Checkup& checkup, std::string_view check) {
    const Symptom* symptom = find(checkup, check);
    if (!symptom) return "none";
    const char* severity = symptom->severity == Severity::Pass   ? "pass "
                           : symptom->severity == Severity::Note ? "note "
                                                                 : "fault ";
    return severity + symptom->reason.code;
}

TEST(Doctor, FindsAGoodEngineHealthy) {
    const std::string mark = test::markFor("healthy");
    DoctorOptions options;
    options.command = {TIANYUAN_GOOD_ENGINE, mark};
    options.patience = 20s;
    std::vector<std::string> seen;
    const Checkup checkup =
        examine(options, {}, [&](const Symptom& symptom) { seen.push_back(symptom.check); });
    for (const Symptom& symptom : checkup.symptoms) {
        if (symptom.check.starts_with("time-")) continue;  // a busy machine may be slow
        EXPECT_NE(symptom.severity, Severity::Fault)
            << symptom.check << ' ' << symptom.reason.code << '\n'
            << (symptom.excerpt.empty() ? "" : toText(symptom.excerpt.back()));
    }
    EXPECT_TRUE(checkup.canPlay);
    EXPECT_EQ(checkup.about.name, "Good");
    EXPECT_THAT(checkup.sizes, ElementsAre(20, 15, 19, 5, 22));
    EXPECT_EQ(verdict(checkup, "rectangle"), "note engine.refused");
    EXPECT_EQ(verdict(checkup, "stop"), "pass doctor.needs-no-stop");
    EXPECT_EQ(verdict(checkup, "end"), "pass doctor.fine");
    EXPECT_EQ(seen.size(), checkup.symptoms.size());
    EXPECT_EQ(test::processesWith(mark), 0);
}

TEST(Doctor, StopsAtOnceIfTheEngineCannotStartOrPlay) {
    DoctorOptions missing;
    missing.command = {"/no/such/engine"};
    const Checkup none = examine(missing);
    ASSERT_EQ(none.symptoms.size(), 1u);
    EXPECT_EQ(verdict(none, "start"), "fault engine.cannot-start");
    EXPECT_FALSE(none.canPlay);

    const Checkup crashed = examine(bad("crash-at-start"));
    EXPECT_EQ(verdict(crashed, "start"), "fault engine.crashed");
    EXPECT_EQ(crashed.symptoms.size(), 1u);

    const Checkup mute = examine(bad("crash-on-move"));
    EXPECT_EQ(verdict(mute, "turn"), "fault engine.crashed");
    EXPECT_EQ(verdict(mute, "size-20"), "none");
    EXPECT_FALSE(mute.canPlay);
}

TEST(Doctor, ShowsTheLineThatIsWrong) {
    const Checkup checkup = examine(bad("garbage"));
    const Symptom* symptom = find(checkup, "turn");
    ASSERT_TRUE(symptom);
    EXPECT_EQ(symptom->reason.code, "engine.nonsense");
    ASSERT_GE(symptom->excerpt.size(), 3u);
    EXPECT_EQ(symptom->excerpt[symptom->excerpt.size() - 3].text, "TURN 0,0");
    EXPECT_EQ(symptom->excerpt[symptom->excerpt.size() - 2].text, "?[31mI think f7 is a fine move");
    EXPECT_THAT(symptom->excerpt.back().text, StartsWith("no answer after"));
}

TEST(Doctor, PassesOverStrayLinesAndNotesThem) {
    const Checkup checkup = examineFor({"stray-lines"}, bad("stray-lines"));
    EXPECT_TRUE(checkup.canPlay);
    EXPECT_EQ(verdict(checkup, "start"), "pass doctor.started");
    EXPECT_EQ(verdict(checkup, "stray-lines"), "note doctor.stray-lines");
}

TEST(Doctor, BlamesTheCommandThatAComplaintIsAbout) {
    const Symptom* symptom = nullptr;
    const Checkup checkup = examine(bad("blames-info"));
    symptom = find(checkup, "turn");
    ASSERT_TRUE(symptom);
    EXPECT_EQ(symptom->reason,
              (Reason{"engine.refused", {"INFO time_left", "Unknown command: TIME_LEFT"}}));
}

TEST(Doctor, NotesWhatIsOptionalAndBlamesWhatIsNot) {
    const Checkup lacking = examine(bad("no-takeback"));
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
    const Checkup late = examineFor({"time-100"}, bad("late"));
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
    const Checkup checkup = examineFor({"stop"}, bad("stops-in-quiet"));
    EXPECT_EQ(verdict(checkup, "stop"), "pass doctor.stops");
    EXPECT_TRUE(checkup.understandsStop);
}

TEST(Doctor, PlaysOnTwentyLinesWithAnEngineThatKnowsNothingElse) {
    const Checkup checkup = examineFor({"size-20", "size-15"}, bad("only-20"));
    EXPECT_TRUE(checkup.canPlay);
    EXPECT_THAT(checkup.sizes, ElementsAre(20));
    EXPECT_EQ(verdict(checkup, "size-15"), "note engine.refused");
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
    Checkup checkup = examine(options);
    EXPECT_EQ(checkup.symptoms.back().reason.code, "doctor.skipped");
    std::stop_source source;
    source.request_stop();
    checkup = examine(bad("late"), source.get_token());
    for (const Symptom& symptom : checkup.symptoms) {
        EXPECT_EQ(symptom.reason.code, "doctor.skipped");
    }
}

}  // namespace
}  // namespace tianyuan::protocol
