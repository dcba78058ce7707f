#include "practice/run.h"

#include "core/notation.h"
#include "puzzle/collection.h"
#include "support/must.h"

#include <gmock/gmock.h>

#include <set>
#include <string>

namespace tianyuan::practice {
namespace {

using namespace std::chrono_literals;
using puzzle::Puzzle;
using std::chrono::days;
using test::must;
using Kind = puzzle::Answer::Kind;
using Series = practice::Run;  // inside a fixture, Run is something else

constexpr Time Now{std::chrono::sys_days(std::chrono::year(2026) / 11 / 18) + 9h};

Point at(const char* text) { return moveFromText(text, 15)->point(); }

/// The same task of different difficulties, on different columns.
std::vector<Puzzle> ladder() {
    std::vector<Puzzle> puzzles;
    for (int step = 1; step <= puzzle::Steps; ++step) {
        for (int i = 0; i < 4; ++i) {
            Puzzle puzzle = must(
                puzzle::puzzleFromText("freestyle 15 white defence 3 3 0 g8k8 h8i8j8/c3d13m12"));
            puzzle.board.place({step, 0}, Stone::White);
            puzzle.board.place({i, 14}, Stone::White);
            puzzle.rating = puzzle::ratingOfStep(step) + 10 * i;
            puzzles.push_back(puzzle);
        }
    }
    return puzzles;
}

class RunTest : public testing::Test {
protected:
    Series runOf(Mode mode, Wish wish = {}) {
        return {{mode, wish, puzzles_, 1, std::chrono::year(2026) / 11 / 18}, log_, Now};
    }

    std::vector<Puzzle> puzzles_ = ladder();
    store::Library library_ = must(store::Library::inMemory());
    store::PuzzleLog log_{library_};
};

TEST_F(RunTest, WritesDownASolvedPuzzle) {
    Series run = runOf(Mode::Next);
    ASSERT_TRUE(must(run.next(Now)));
    EXPECT_EQ(run.play(at("k8"), Now + 7s).answer.kind, Kind::Solved);
    const auto tries = must(log_.tries(10));
    ASSERT_EQ(tries.size(), 1U);
    EXPECT_TRUE(tries[0].solved);
    EXPECT_EQ(tries[0].seconds, 7);
    EXPECT_EQ(tries[0].mode, "next");
    EXPECT_EQ(tries[0].theme, "defence");
    EXPECT_EQ(must(log_.cardCount()), 0);
    EXPECT_EQ(run.solved(), 1);
}

TEST_F(RunTest, WritesDownAWrongAnswerAtOnceAndOnlyOnce) {
    Series run = runOf(Mode::Next);
    ASSERT_TRUE(must(run.next(Now)));
    run.play(at("a8"), Now);
    EXPECT_EQ(must(log_.tries(10)).size(), 1U);
    run.play(at("k8"), Now);
    const auto tries = must(log_.tries(10));
    ASSERT_EQ(tries.size(), 1U);
    EXPECT_FALSE(tries[0].solved);
    EXPECT_EQ(must(log_.cardCount()), 1);
}

TEST_F(RunTest, APuzzleWithAHintIsSolvedButComesBack) {
    Series run = runOf(Mode::Next);
    ASSERT_TRUE(must(run.next(Now)));
    run.board().hint();
    run.play(at("g8"), Now);
    EXPECT_FALSE(must(log_.tries(1))[0].solved);
    EXPECT_EQ(must(log_.cardCount()), 1);
}

TEST_F(RunTest, DoesNotShowThePuzzleTwice) {
    std::set<std::uint64_t> seen;
    Series run = runOf(Mode::Next);
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        ASSERT_TRUE(must(run.next(Now)));
        EXPECT_TRUE(seen.insert(puzzle::keyOf(run.board().puzzle())).second);
        run.play(at("k8"), Now);
    }
    // Another day neither, while there are others.
    puzzles_.push_back(
        must(puzzle::puzzleFromText("freestyle 15 black fours 3 2 3000 g8k8 h8i8j8/c3d13m12")));
    Series later = runOf(Mode::Next);
    ASSERT_TRUE(must(later.next(Now + days(1))));
    EXPECT_EQ(later.board().puzzle().theme, puzzle::Theme::Fours);
}

TEST_F(RunTest, GetsHarderWithSuccessAndEasierWithout) {
    std::vector<store::PuzzleTry> tries(20);
    for (auto& each : tries) each.rating = 1200;
    EXPECT_LT(ratingFrom(tries), 1000);
    for (auto& each : tries) each.solved = true;
    EXPECT_GT(ratingFrom(tries), 1300);
    EXPECT_EQ(ratingFrom({}), 1000);
}

TEST_F(RunTest, KeepsToAWish) {
    Series run = runOf(Mode::Next, {Rule::Freestyle, puzzle::Theme::Defence, 7});
    ASSERT_TRUE(must(run.next(Now)));
    EXPECT_EQ(puzzle::stepOf(run.board().puzzle()), 7);
    Series none = runOf(Mode::Next, {Rule::Renju, {}, {}});
    EXPECT_FALSE(must(none.next(Now)));
}

TEST_F(RunTest, AStreakOfAThemeWithNothingEasyBeginsWithTheEasiest) {
    std::erase_if(puzzles_, [](const Puzzle& each) { return puzzle::stepOf(each) < 4; });
    Series run = runOf(Mode::Streak);
    ASSERT_TRUE(must(run.next(Now)));
    EXPECT_LE(puzzle::stepOf(run.board().puzzle()), 9);
    EXPECT_FALSE(
        must(runOf(Mode::Streak, {{}, {}, 1}).next(Now)));  // what was wished for is not there
}

TEST_F(RunTest, AStreakClimbsAndEndsWithTheFirstWrongAnswer) {
    Series run = runOf(Mode::Streak);
    int last = 0;
    for (int i = 0; i < 7; ++i) {
        ASSERT_TRUE(must(run.next(Now)));
        const int step = puzzle::stepOf(run.board().puzzle());
        EXPECT_GE(step, last);
        last = step;
        run.play(at("k8"), Now);
    }
    EXPECT_EQ(last, 3);
    ASSERT_TRUE(must(run.next(Now)));
    run.play(at("a8"), Now);
    EXPECT_TRUE(run.isOver(Now));
    EXPECT_FALSE(must(run.next(Now)));
    must(run.finish(Now));
    EXPECT_EQ(must(log_.bestRun("streak")), 7);
    EXPECT_EQ(must(log_.bestRun("clock")), 0);
}

TEST_F(RunTest, TheClockGivesThreeMinutes) {
    Series run = runOf(Mode::Clock);
    ASSERT_TRUE(must(run.next(Now)));
    run.play(at("a8"), Now + 10s);
    EXPECT_FALSE(run.isOver(Now + 179s));
    ASSERT_TRUE(must(run.next(Now + 10s)));
    run.play(at("k8"), Now + 20s);
    EXPECT_EQ(run.timeLeft(Now + 20s), 160s);
    EXPECT_TRUE(run.isOver(Now + 180s));
    EXPECT_FALSE(must(run.next(Now + 180s)));
    EXPECT_EQ(run.solved(), 1);
    EXPECT_EQ(run.failed(), 1);
}

TEST_F(RunTest, TheDayHasOnePuzzleForEverybody) {
    Series run = runOf(Mode::Day);
    ASSERT_TRUE(must(run.next(Now)));
    const auto key = puzzle::keyOf(run.board().puzzle());
    Series other = runOf(Mode::Day);
    ASSERT_TRUE(must(other.next(Now + 5h)));
    EXPECT_EQ(puzzle::keyOf(other.board().puzzle()), key);
    std::set<std::uint64_t> keys;
    for (unsigned day = 1; day <= 20; ++day) {
        keys.insert(puzzle::keyOf(*puzzleOfTheDay(
            puzzles_, std::chrono::year(2026) / std::chrono::month(3) / std::chrono::day(day))));
    }
    EXPECT_GT(keys.size(), 5U);
    run.play(at("k8"), Now);
    EXPECT_FALSE(must(run.next(Now)));
}

TEST_F(RunTest, WhatWasFailedComesBackLaterAndLater) {
    Series run = runOf(Mode::Next);
    ASSERT_TRUE(must(run.next(Now)));
    const auto key = puzzle::keyOf(run.board().puzzle());
    run.play(at("a8"), Now);
    Deck deck(log_);
    ASSERT_EQ(must(deck.due(Now)).size(), 1U);
    Time now = Now;
    std::vector<std::int64_t> pauses;
    for (int i = 0; i < 4; ++i) {
        Series due = runOf(Mode::Due);
        ASSERT_TRUE(must(due.next(now)));
        EXPECT_EQ(puzzle::keyOf(due.board().puzzle()), key);
        due.play(at("k8"), now);
        const Time next = due.card()->memory.due;
        pauses.push_back((next - now).count());
        EXPECT_TRUE(must(deck.due(next - 1s)).empty());
        EXPECT_FALSE(must(due.next(now)));
        now = next;
    }
    EXPECT_TRUE(std::is_sorted(pauses.begin(), pauses.end()));
    EXPECT_GE(pauses.back(), 10 * 86400);
}

TEST_F(RunTest, OnlyAFewNewCardsADay) {
    Deck deck(log_);
    for (const Puzzle& each : puzzles_) must(deck.addFailed(each, Now));
    EXPECT_FALSE(must(deck.addFailed(puzzles_.front(), Now)));
    EXPECT_EQ(must(deck.due(Now)).size(), static_cast<std::size_t>(NewCardsOfADay));
    for (Card& card : must(deck.due(Now))) must(deck.answered(card, Recall::Easy, Now));
    EXPECT_TRUE(must(deck.due(Now + 1h)).empty());
    EXPECT_EQ(must(deck.due(Now + days(1))).size(), static_cast<std::size_t>(NewCardsOfADay));
}

TEST_F(RunTest, WhoWantsAnotherOneOfThoseThatComeBackGetsAnother) {
    Deck deck(log_);
    for (std::size_t i = 0; i < 3; ++i) must(deck.addFailed(puzzles_[i], Now));
    Series due = runOf(Mode::Due);
    std::set<std::uint64_t> shown;
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(must(due.next(Now)));
        shown.insert(puzzle::keyOf(due.board().puzzle()));
    }
    EXPECT_EQ(shown.size(), 3U);
    EXPECT_TRUE(must(due.next(Now)));  // all were seen: they come again
}

TEST_F(RunTest, OneCardForAPlaceOfAGame) {
    const auto added = must(library_.add({}, {"played", Now, false}));
    Deck deck(log_);
    EXPECT_TRUE(must(deck.addMistake(puzzles_[0], added.game, 12, Now)));
    EXPECT_FALSE(must(deck.addMistake(puzzles_[1], added.game, 12, Now)));
    EXPECT_TRUE(must(deck.addMistake(puzzles_[1], added.game, 14, Now)));
}

TEST_F(RunTest, AMistakeKnowsItsGame) {
    const auto added = must(library_.add({}, {"played", Now, false}));
    Deck deck(log_);
    EXPECT_TRUE(must(deck.addMistake(puzzles_.front(), added.game, 12, Now)));
    const auto cards = must(deck.due(Now));
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].game, added.game);
    EXPECT_EQ(cards[0].ply, 12);
    must(library_.remove(std::vector{added.game}));
    EXPECT_FALSE(must(deck.due(Now))[0].game);
    must(log_.forgetAll());
    EXPECT_EQ(must(log_.cardCount()), 0);
}

}  // namespace
}  // namespace tianyuan::practice
