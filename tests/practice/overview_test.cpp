#include "practice/overview.h"

#include "practice/deck.h"
#include "practice/picking.h"
#include "puzzle/collection.h"
#include "support/must.h"

#include <gmock/gmock.h>

namespace tianyuan::practice {
namespace {

using namespace std::chrono_literals;
using test::must;

constexpr std::chrono::year_month_day Today = std::chrono::year(2026) / 11 / 18;
constexpr Time Now{std::chrono::sys_days(Today) + 9h};

class OverviewTest : public testing::Test {
protected:
    void solve(const puzzle::Puzzle& puzzle, const char* mode, Time at) {
        store::PuzzleTry attempt;
        attempt.puzzle = static_cast<std::int64_t>(puzzle::keyOf(puzzle));
        attempt.mode = mode;
        attempt.at = at;
        must(log_.addTry(attempt));
    }
    Overview now() { return must(overviewOf(library_, Today, Now)); }

    store::Library library_ = must(store::Library::inMemory());
    store::PuzzleLog log_{library_};
};

TEST_F(OverviewTest, OfNothingIsEmpty) {
    const Overview overview = now();
    EXPECT_EQ(overview.due, 0);
    EXPECT_EQ(overview.bestStreak, 0);
    EXPECT_EQ(overview.bestClock, 0);
    EXPECT_FALSE(overview.dayDone);
}

TEST_F(OverviewTest, TellsWhatIsDueAndTheBestRuns) {
    must(log_.addRun("streak", 4, Now));
    must(log_.addRun("streak", 2, Now));
    must(log_.addRun("clock", 7, Now));
    must(Deck(log_).addFailed(puzzle::builtInPuzzles().front(), Now));
    must(Deck(log_).addFailed(puzzle::builtInPuzzles().back(), Now + 1h));
    const Overview overview = now();
    EXPECT_EQ(overview.due, 1);
    EXPECT_EQ(overview.bestStreak, 4);
    EXPECT_EQ(overview.bestClock, 7);
}

TEST_F(OverviewTest, KnowsThePuzzleOfTheDayHoweverManyFollow) {
    const puzzle::Puzzle& today = *puzzleOfTheDay(puzzle::builtInPuzzles(), Today);
    solve(today, "next", Now);
    EXPECT_FALSE(now().dayDone);  // by chance it came as another
    solve(today, "day", Now);
    for (int i = 0; i < 200; ++i) solve(puzzle::builtInPuzzles().front(), "next", Now + 1s);
    EXPECT_TRUE(now().dayDone);
}

}  // namespace
}  // namespace tianyuan::practice
