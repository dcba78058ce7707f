#include "protocol/process.h"

#include "protocol/engine_environment.h"
#include "protocol/left_processes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tianyuan::protocol {
namespace {

using namespace std::chrono_literals;
using Event = Process::Event;
using test::markFor;
using test::processesWith;

Process::Deadline soon() { return Process::Clock::now() + 20s; }

std::unique_ptr<Process> run(std::vector<std::string> command) {
    auto process = Process::start({.command = std::move(command)});
    EXPECT_TRUE(process) << process.reason().arguments.back();
    return process ? std::move(*process) : nullptr;
}

/// A line of shell, with a mark on its command line.
std::unique_ptr<Process> shell(const std::string& script, const std::string& mark = "none") {
    return run({"sh", "-c", script, mark});
}

TEST(Process, ReadsLinesAndKnowsTheExitCode) {
    const auto process = shell("read line; echo got $line; echo two; exit 7");
    process->send("hello\n");
    EXPECT_EQ(process->readLine(soon()).line, "got hello");
    EXPECT_EQ(process->readLine(soon()).line, "two");
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    EXPECT_EQ(process->status(20s), (ExitStatus{ExitStatus::Kind::Exited, 7}));
    const auto ending = process->end(0ms);
    EXPECT_FALSE(ending.byForce);
    EXPECT_EQ(ending.status, (ExitStatus{ExitStatus::Kind::Exited, 7}));
}

TEST(Process, KnowsTheSignalThatKilledIt) {
    const auto process = shell("kill -SEGV $$");
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    EXPECT_EQ(process->status(20s), (ExitStatus{ExitStatus::Kind::Killed, SIGSEGV}));
}

TEST(Process, SaysWhyItCannotStart) {
    const auto reasonFor = [](const std::string& program) {
        return Process::start({.command = {program}}).reason();
    };
    EXPECT_EQ(reasonFor("/no/such/program").code, "engine.cannot-start");
    EXPECT_EQ(reasonFor("no-such-program-in-path").code, "engine.cannot-start");
    EXPECT_EQ(reasonFor("/usr").code, "engine.cannot-start");
    EXPECT_EQ(reasonFor("").code, "engine.no-program");
    EXPECT_EQ(Process::start({}).reason().code, "engine.no-program");
    EXPECT_EQ(Process::start({.command = {"sh"}, .folder = "/no/such/folder"}).reason().code,
              "engine.no-folder");

    const std::string file = testing::TempDir() + markFor("program") + ".exe";
    std::ofstream(file) << "MZ not for this system";
    EXPECT_EQ(reasonFor(file).code, "engine.cannot-start") << "nobody may run it";
    chmod(file.c_str(), 0700);
    EXPECT_EQ(reasonFor(file).code, "engine.windows-program");
    std::filesystem::remove(file);
}

TEST(Process, WorksWhereTheProgramLiesUnlessToldOtherwise) {
    const auto folder = std::filesystem::canonical(testing::TempDir());
    const std::string file = folder / markFor("where");
    std::ofstream(file) << "#!/bin/sh\npwd\n";
    chmod(file.c_str(), 0700);
    EXPECT_EQ(run({file})->readLine(soon()).line, folder);
    auto elsewhere = Process::start({.command = {file}, .folder = "/"});
    EXPECT_EQ((*elsewhere)->readLine(soon()).line, "/");
    std::filesystem::remove(file);
}

TEST(Process, InheritsNothingButTheThreePipes) {
    const int descriptor = dup(STDERR_FILENO);  // would be inherited
    const auto process = shell("ls /proc/self/fd | tr '\\n' ' '; echo");
    // The fourth is the folder that ls itself reads.
    EXPECT_EQ(process->readLine(soon()).line, "0 1 2 3 ");
    close(descriptor);
    EXPECT_NE(getsid(shell("sleep 60")->id()), getsid(0));
}

TEST(Process, GivesUpAtTheDeadlineAndWhenAskedToStop) {
    const auto process = shell("sleep 60");
    EXPECT_EQ(process->readLine(Process::Clock::now() + 1ms).event, Event::Deadline);
    std::stop_source source;
    std::thread stopper([&] { source.request_stop(); });
    EXPECT_EQ(process->readLine(std::nullopt, source.get_token()).event, Event::Stopped);
    stopper.join();
    EXPECT_EQ(process->readLine(soon(), source.get_token()).event, Event::Stopped);
    EXPECT_EQ(process->readLine(Process::Clock::now() + 1ms).event, Event::Deadline);
}

TEST(Process, NeverBlocksOnAProgramThatDoesNotRead) {
    const auto process = shell("sleep 60");
    for (int i = 0; i < 100; ++i) process->send(std::string(10'000, 'x'));
    EXPECT_EQ(process->readLine(Process::Clock::now() + 1ms).event, Event::Deadline);
}

TEST(Process, GivesABigInputWhileTheProgramWritesABigOutput) {
    const auto process = run({"cat"});
    std::string sent;
    for (int i = 0; i < 20'000; ++i) sent += "line " + std::to_string(i) + "\n";
    process->send(sent);
    for (int i = 0; i < 20'000; ++i) {
        ASSERT_EQ(process->readLine(soon()).line, "line " + std::to_string(i));
    }
}

TEST(Process, SurvivesWritingToAProgramThatHasGone) {
    const auto process = shell("exit 0");
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    process->send("are you there?\n");
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    sigset_t pending;
    sigpending(&pending);
    EXPECT_EQ(sigismember(&pending, SIGPIPE), 0);
}

TEST(Process, StopsReadingALineOrAnOutputWithoutEnd) {
    auto line =
        Process::start({.command = {"sh", "-c", "exec yes | tr -d '\\n'"}, .longestLine = 1000});
    EXPECT_EQ((*line)->readLine(soon()).event, Event::TooLong);
    auto lines = Process::start({.command = {"yes"}, .mostOutput = 100'000});
    Process::Reading reading;
    do {
        reading = (*lines)->readLine(soon());
    } while (reading.event == Event::Line);
    EXPECT_EQ(reading.event, Event::TooMuch);
}

TEST(Process, NoticesThatAProgramTakesTooMuchMemoryOfItsOwnOrOfWhatItHasStarted) {
    // `tail` keeps all of it, since the line has no end yet.
    const std::string hungry = "(head -c 200M /dev/zero; sleep 60) | tail -n 1";
    auto process =
        Process::start({.command = {"sh", "-c", hungry}, .mostMemory = std::uint64_t{100} << 20});
    EXPECT_EQ((*process)->readLine(soon()).event, Event::TooLarge);
    EXPECT_TRUE((*process)->end(0ms).byForce);

    auto modest = Process::start(
        {.command = {"sh", "-c", "sleep 1.5; echo here"}, .mostMemory = std::uint64_t{100} << 20});
    EXPECT_EQ((*modest)->readLine(soon()).line, "here");
}

TEST(Process, NoticesThatAProgramStartsTooManyOthers) {
    const std::string mark = markFor("breeding");
    const std::string breeding = "for i in $(seq 20); do sleep 60 & done; sleep 60";
    auto process = Process::start({.command = {"sh", "-c", breeding, mark}, .mostProcesses = 10});
    EXPECT_EQ((*process)->readLine(soon()).event, Event::TooMany);
    EXPECT_GE((*process)->end(0ms).leftBehind, 10);
}

TEST(Process, MayTakeHalfOfTheMachinesMemoryUnlessToldOtherwise) {
    const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
    const auto whole = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    EXPECT_EQ(shell("exit 0")->mostMemory(), whole / 2);
    EXPECT_EQ((*Process::start({.command = {"true"}, .mostMemory = 5}))->mostMemory(), 5u);
}

TEST(Process, IsTheFirstToGoWhereMemoryRunsOut) {
    // Who was told so before it was started may be heard a moment later.
    const auto process = shell(
        "until [ $(cat /proc/self/oom_score_adj) -ge 900 ]; do sleep 0.01; "
        "done; echo last");
    EXPECT_EQ(process->readLine(soon()).line, "last");
}

TEST(Process, SeesNoSecretsOfOurEnvironment) {
    setenv("TEST_API_TOKEN", "hush", 1);
    setenv("LC_TIANYUAN_TEST", "spoken", 1);
    const auto process = shell("echo \"[$TEST_API_TOKEN] [$LC_TIANYUAN_TEST] [$HOME]\"");
    const char* home = getenv("HOME");
    EXPECT_EQ(process->readLine(soon()).line,
              std::string("[] [spoken] [") + (home ? home : "") + "]");
    unsetenv("TEST_API_TOKEN");
    unsetenv("LC_TIANYUAN_TEST");
}

TEST(EngineEnvironment, HasWhatAProgramNeedsToRunAndNothingElse) {
    for (const char* name :
         {"PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "DISPLAY", "WINEPREFIX",
          "TIANYUAN_MARK", "PYTHONPATH", "XDG_RUNTIME_DIR", "ASAN_OPTIONS"}) {
        EXPECT_TRUE(isForEngines(name)) << name;
    }
    for (const char* name : {"AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "SSH_AUTH_SOCK", "PATHS",
                             "DBUS_SESSION_BUS_ADDRESS", "http_proxy", "MY_LANG", ""}) {
        EXPECT_FALSE(isForEngines(name)) << name;
    }
    const char* const environment[] = {"TOKEN=1", "LANG=C", "LC_TIME", "HOME=/a=b", nullptr};
    EXPECT_THAT(forEngines(environment), testing::ElementsAre("LANG=C", "LC_TIME", "HOME=/a=b"));
}

TEST(Process, DrainsAndKeepsStandardError) {
    const auto process = shell("for i in $(seq 20000); do echo complaint $i >&2; done; echo done");
    EXPECT_EQ(process->readLine(soon()).line, "done");
    const auto complaints = process->takeComplaints();
    ASSERT_GT(complaints.size(), 1000u);
    EXPECT_EQ(complaints.front(), "complaint 1");
}

TEST(Process, EndsWithItsChildrenAndTheirs) {
    const std::string mark = markFor("children");
    auto process = shell("sh -c 'sleep 60 & echo up; sleep 60' " + mark + " & sleep 60", mark);
    EXPECT_EQ(process->readLine(soon()).line, "up");
    EXPECT_GT(processesWith(mark), 0);
    const auto ending = process->end(0ms);
    EXPECT_TRUE(ending.byForce);
    EXPECT_EQ(ending.status, (ExitStatus{ExitStatus::Kind::Killed, SIGKILL}));
    EXPECT_GE(ending.leftBehind, 2);
    EXPECT_EQ(processesWith(mark), 0);
}

TEST(Process, EndsADaemonThatTheProgramLeftWhenItExited) {
    const std::string mark = markFor("daemon");
    // The daemon lives in a session of its own, its parent is gone, and so is the program, which
    // stays until the daemon has said that it is there.
    auto process = shell(
        "setsid sh -c 'sh -c \"echo away; sleep 60; :\" " + mark + " &' " + mark + "; read line",
        mark);
    EXPECT_EQ(process->readLine(soon()).line, "away");
    process->send("go\n");
    EXPECT_EQ(process->status(20s).kind, ExitStatus::Kind::Exited);
    EXPECT_GT(processesWith(mark), 0);
    EXPECT_GE(process->end(0ms).leftBehind, 1);
    EXPECT_EQ(processesWith(mark), 0);
}

TEST(Process, EndsWhatAProgramOfOursLeftThatWasKilled) {
    const std::string mark = markFor("orphan");
    const pid_t killed = fork();
    if (killed == 0) {
        const auto process = shell("sleep 60 & echo up; sleep 60", mark);
        process->readLine(soon());
        raise(SIGKILL);
    }
    ASSERT_EQ(waitpid(killed, nullptr, 0), killed);
    EXPECT_GT(processesWith(mark), 0);
    const auto next = run({"true"});
    const auto deadline = soon();
    while (processesWith(mark) > 0 && Process::Clock::now() < deadline) std::this_thread::yield();
    EXPECT_EQ(processesWith(mark), 0);
}

TEST(Process, SeesTheEndOfAProgramWhoseChildHoldsTheOutputOpen) {
    const auto process = shell("sleep 60 & echo last; exit 4");
    EXPECT_EQ(process->readLine(soon()).line, "last");
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    EXPECT_EQ(process->status(), (ExitStatus{ExitStatus::Kind::Exited, 4}));
}

TEST(Process, LetsAProgramEndByItselfIfItDoesSoInTime) {
    auto process = shell("read line; echo bye; exit 2");
    process->send("END\n");
    const auto ending = process->end(20s);
    EXPECT_FALSE(ending.byForce);
    EXPECT_EQ(ending.status, (ExitStatus{ExitStatus::Kind::Exited, 2}));
    EXPECT_THAT(ending.lastLines, testing::ElementsAre("bye"));
    EXPECT_EQ(process->readLine(soon()).event, Event::Closed);
    process->send("nobody hears this\n");
}

TEST(Process, RunsManyAtOnceInSeveralThreads) {
    const std::string mark = markFor("many");
    std::vector<std::thread> threads;
    std::atomic<int> good = 0;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&good, &mark, i] {
            for (int round = 0; round < 5; ++round) {
                const std::string word = std::to_string(i * 100 + round);
                auto process =
                    Process::start({.command = {"sh", "-c", "read a; echo $a; sleep 60", mark}});
                if (!process) continue;
                (*process)->send(word + "\n");
                if ((*process)->readLine(soon()).line == word) ++good;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(good, 20);
    EXPECT_EQ(processesWith(mark), 0);
}

}  // namespace
}  // namespace tianyuan::protocol
