#include "practice/fsrs.h"

#include <gmock/gmock.h>

#include <vector>

namespace tianyuan::practice {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using testing::ElementsAre;

constexpr Time Start{std::chrono::sys_days(std::chrono::year(2022) / 11 / 29) + 12h + 30min};

/// The whole days from each review to the next, each being on the day it is due.
std::vector<int> intervalsOf(const std::vector<Recall>& recalls) {
    Memory memory;
    Time now = Start;
    std::vector<int> intervals;
    for (const Recall recall : recalls) {
        memory = reviewed(memory, recall, now);
        intervals.push_back(static_cast<int>(std::chrono::floor<days>(memory.due - now).count()));
        now = memory.due;
    }
    return intervals;
}

// The example that the reference implementations of FSRS-6 are tested with.
TEST(Fsrs, GivesThePublishedIntervals) {
    constexpr auto Good = Recall::Good;
    constexpr auto Again = Recall::Again;
    EXPECT_THAT(intervalsOf({Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good,
                             Good, Good}),
                ElementsAre(0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21));
}

// The same: first forgotten, then remembered after 0, 1, 3, 8 and 21 days.
TEST(Fsrs, GivesThePublishedStabilityAndDifficulty) {
    Memory memory;
    Time now = Start;
    const std::vector<int> pauses{0, 0, 1, 3, 8, 21};
    for (std::size_t i = 0; i < pauses.size(); ++i) {
        now += days(pauses[i]);
        memory = reviewed(memory, i == 0 ? Recall::Again : Recall::Good, now);
    }
    EXPECT_NEAR(memory.stability, 53.62691, 0.0001);
    EXPECT_NEAR(memory.difficulty, 6.3574867, 0.0001);
}

TEST(Fsrs, RemembersNineOfTenAfterAsManyDaysAsItIsStable) {
    Memory memory;
    memory.stability = 30;
    memory.difficulty = 5;
    memory.last = Start;
    EXPECT_NEAR(recallChance(memory, Start + days(30)), 0.9, 1e-9);
    EXPECT_NEAR(recallChance(memory, Start), 1, 1e-9);
    EXPECT_EQ(recallChance(Memory{}, Start), 0);
}

TEST(Fsrs, AsksAgainAfterMinutesWhatIsNewOrForgotten) {
    EXPECT_EQ(reviewed({}, Recall::Again, Start).due - Start, 1min);
    EXPECT_EQ(reviewed({}, Recall::Hard, Start).due - Start, 330s);
    EXPECT_EQ(reviewed({}, Recall::Good, Start).due - Start, 10min);
    const Memory easy = reviewed({}, Recall::Easy, Start);
    EXPECT_EQ(easy.state, Memory::State::Review);
    EXPECT_EQ(easy.due - Start, days(8));
    const Memory forgotten = reviewed(easy, Recall::Again, easy.due);
    EXPECT_EQ(forgotten.state, Memory::State::Relearning);
    EXPECT_EQ(forgotten.due - easy.due, 10min);
    EXPECT_EQ(reviewed(forgotten, Recall::Hard, forgotten.due).due - forgotten.due, 15min);
}

TEST(Fsrs, NothingGetsEasierThanEasy) {
    Memory memory;
    for (int i = 0; i < 10; ++i) memory = reviewed(memory, Recall::Easy, Start);
    EXPECT_EQ(memory.difficulty, 1.0);
}

}  // namespace
}  // namespace tianyuan::practice
