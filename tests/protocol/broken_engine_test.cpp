#include "core/notation.h"
#include "protocol/left_processes.h"
#include "protocol/remote_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

namespace tianyuan::protocol {
namespace {

using namespace std::chrono_literals;

player::Position positionOf(std::string_view code) {
    player::Position position;
    position.moves = *movesFromText(code, 15);
    position.board = *boardFromMoves(position.moves, 15);
    return position;
}

/// A mode as the name of a test.
std::string nameOf(std::string mode) {
    std::replace(mode.begin(), mode.end(), '-', '_');
    return mode;
}

/// A way to be wrong, and what is said of it: the code and the arguments.
struct Fault {
    const char* mode;
    Reason verdict;
    bool waits = false;  // does it become clear only at the deadline?
};

std::ostream& operator<<(std::ostream& out, const Fault& fault) { return out << fault.mode; }

class BrokenEngine : public testing::TestWithParam<Fault> {
protected:
    // Short where the engine is known to let it pass, long where it must not be reached.
    std::chrono::milliseconds patience() const { return GetParam().waits ? 150ms : 60s; }

    RemoteOptions options(const std::string& mark) const {
        RemoteOptions options;
        options.command = {TIANYUAN_BAD_ENGINE, GetParam().mode, mark};
        options.margin = patience();
        options.startTime = patience();
        return options;
    }

    static Result<Move> ask(RemotePlayer& player, std::string_view code) {
        player::Limits limits;
        limits.turn = 50ms;
        return player.choose(positionOf(code), limits, {}, {});
    }
};

TEST_P(BrokenEngine, GetsItsVerdictInTimeAndLeavesNoProcess) {
    const std::string mark = test::markFor(GetParam().mode);
    {
        RemotePlayer player(options(mark));
        const auto before = std::chrono::steady_clock::now();
        auto move = ask(player, "h8");
        if (move) {
            std::this_thread::sleep_for(100ms);  // the other side thinks, too
            move = ask(player, "h8" + toText(*move, 15) + "i9");
        }
        // Generous: what matters is that it does not wait for ever.
        EXPECT_LT(std::chrono::steady_clock::now() - before, 30s);
        ASSERT_FALSE(move) << toText(*move, 15);
        const Reason& verdict = GetParam().verdict;
        EXPECT_EQ(move.reason().code, verdict.code);
        if (!verdict.arguments.empty()) {
            EXPECT_EQ(move.reason().arguments, verdict.arguments);
        }
        EXPECT_EQ(test::processesWith(mark), 0) << "after the verdict";
        EXPECT_NE(player.transcript().toText(), "");
    }
    EXPECT_EQ(test::processesWith(mark), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Each, BrokenEngine,
    testing::Values(
        Fault{"crash-at-start", {"engine.crashed", {"SIGSEGV"}}},
        Fault{"exit-at-start", {"engine.exited", {"3"}}},
        Fault{"hang-at-start", {"engine.no-answer", {}}, true},
        Fault{"hang-on-move", {"engine.no-answer", {}}, true},
        Fault{"slow-bytes", {"engine.no-answer", {}}, true},
        Fault{"crash-on-move", {"engine.crashed", {"SIGSEGV"}}},
        Fault{"exit-on-move", {"engine.exited", {"0"}}},
        Fault{"child-holds-output", {"engine.exited", {"5"}}},
        Fault{"close-output", {"engine.closed-output", {}}},
        Fault{"garbage", {"engine.nonsense", {"?[31mI think f7 is a fine move", "TURN"}}, true},
        Fault{"two-points", {"engine.nonsense", {"0,0 1,0", "TURN"}}},
        Fault{"two-lines", {"engine.out-of-turn", {"1,0"}}},
        Fault{"early", {"engine.out-of-turn", {"3,3"}}},
        Fault{"occupied", {"engine.illegal-move", {"7,7", "engine.point-occupied"}}},
        Fault{"off-board",
              {"engine.illegal-move", {"99999999999999999999,3", "engine.point-off-board"}}},
        Fault{"endless-line", {"engine.line-too-long", {}}},
        Fault{"endless-lines", {"engine.too-much-output", {}}},
        Fault{"endless-points", {"engine.out-of-turn", {"1,1"}}},
        Fault{"error", {"engine.refused", {"TURN", "my head hurts"}}, true},
        Fault{"unknown", {"engine.not-understood", {"START", "what is START"}}},
        Fault{"small", {"engine.refuses-size", {"15", "only 7 lines"}}}),
    [](const auto& test) { return nameOf(test.param.mode); });

/// What is said of an engine that hangs, if it may take so much of the machine.
Reason verdictOnHanging(std::uint64_t memory, int processes) {
    Conversation conversation({.command = {TIANYUAN_BAD_ENGINE, "hang-at-start"},
                               .mostMemory = memory,
                               .mostProcesses = processes},
                              std::make_shared<Transcript>());
    EXPECT_TRUE(conversation.open());
    const auto answer =
        conversation.ask(command::Start{15}, {.deadline = Process::Clock::now() + 60s});
    return answer.reason();
}

TEST(GreedyEngine, IsToldApartByWhatItTakes) {
    EXPECT_EQ(verdictOnHanging(1, 64), (Reason{"engine.too-much-memory", {"0"}}));
    EXPECT_EQ(verdictOnHanging(0, 0), (Reason{"engine.too-many-processes", {"0"}}));
}

class UntidyEngine : public testing::TestWithParam<const char*> {};

TEST_P(UntidyEngine, PlaysAndLeavesNoProcess) {
    const std::string mark = test::markFor(GetParam());
    {
        RemoteOptions options;
        options.command = {TIANYUAN_BAD_ENGINE, GetParam(), mark};
        RemotePlayer player(std::move(options));
        player::Limits limits;
        limits.turn = 60s;
        const auto move = player.choose(positionOf("h8"), limits, {}, {});
        ASSERT_TRUE(move) << move.reason().code;
        EXPECT_EQ(move->point(), Point(0, 0));
        EXPECT_GT(test::processesWith(mark), 0);
    }
    EXPECT_EQ(test::processesWith(mark), 0);
}

INSTANTIATE_TEST_SUITE_P(Each, UntidyEngine,
                         testing::Values("fork", "daemon", "deaf", "complain", "lone-cr",
                                         "chatty-end"),
                         [](const auto& test) { return nameOf(test.param); });

TEST(BrokenEngineAfterwards, IsStartedAgainForTheNextQuestion) {
    RemoteOptions options;
    options.command = {TIANYUAN_BAD_ENGINE, "crash-on-move"};
    RemotePlayer player(std::move(options));
    player::Limits limits;
    limits.turn = 60s;
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(player.choose(positionOf("h8"), limits, {}, {}).reason().code, "engine.crashed");
    }
}

TEST(BrokenEngineAfterwards, AnAnswerWithoutALineEndCountsIfTheEngineThenExits) {
    RemoteOptions options;
    options.command = {TIANYUAN_BAD_ENGINE, "no-line-end"};
    RemotePlayer player(std::move(options));
    player::Limits limits;
    limits.turn = 60s;
    const auto move = player.choose(positionOf("h8"), limits, {}, {});
    ASSERT_TRUE(move) << move.reason().code;
    EXPECT_EQ(player.choose(positionOf("h8a15i9"), limits, {}, {}).reason().code, "engine.exited");
}

}  // namespace
}  // namespace tianyuan::protocol
