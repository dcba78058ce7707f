#include "course/lesson_table.h"

#include "core/notation.h"
#include "course/course.h"
#include "course/lesson_reader.h"

#include <gtest/gtest.h>

namespace tianyuan::course {
namespace {

using Stage = LessonView::Stage;

constexpr const char* Small = R"(
lesson small
title
  en Small
  zh 小
about
  en A few tasks
  zh 几道题
task five
  size 9
  black c5 d5 e5 f5
  white c6 e4 f6 d3
  answers b5 g5
  ask
    en Make five.
    zh 连五。
  right
    en Five.
    zh 连上了。
  wrong h5
    en Too far.
    zh 太远了。
  wrong
    en Not there.
    zh 不是那里。
task place
  ask
    en Anywhere.
    zh 哪里都行。
  right
    en Good.
    zh 好。
task choice
  ask
    en Who is to move?
    zh 轮到谁？
  choice wrong
    en Black
    zh 黑方
  reply
    en No.
    zh 不对。
  choice right
    en White
    zh 白方
  reply
    en Yes.
    zh 对。
task stop
  size 9
  white d5 e5 f5
  black d4 f6
  answers c5 g5
  ask
    en Stop it.
    zh 挡住。
  right
    en Stopped.
    zh 挡住了。
task win
  size 9
  black c5 d5 e5 f6 f7
  white b5 d6 e4 g7 c3
  ask
    en Win.
    zh 取胜。
  right
    en Won.
    zh 赢了。
)";

const Lesson& small() {
    static const std::vector<Lesson> lessons = lessonsFromText(Small).value();
    return lessons.front();
}

Point at(std::string_view name) { return moveFromText(name, 9).value().point(); }

bool hasStone(const LessonView& view, std::string_view name, Stone stone) {
    for (const table::ShownStone& each : view.board.stones) {
        if (each.point == at(name) && each.stone == stone) return true;
    }
    return false;
}

TEST(LessonTable, TellsOneMistakeFromAnother) {
    LessonTable table(small());
    ASSERT_TRUE(table.play(at("h5")));
    EXPECT_EQ(table.view().stage, Stage::Wrong);
    EXPECT_EQ(table.view().reply.english, "Too far.");
    ASSERT_TRUE(table.play(at("a1")));
    EXPECT_EQ(table.view().reply.chinese, "不是那里。");
}

TEST(LessonTable, ShowsAWrongStoneUntilTheNextAnswer) {
    LessonTable table(small());
    ASSERT_TRUE(table.play(at("h5")));
    EXPECT_TRUE(hasStone(table.view(), "h5", Stone::Black));
    ASSERT_TRUE(table.play(at("g5")));
    EXPECT_FALSE(hasStone(table.view(), "h5", Stone::Black));
    EXPECT_EQ(table.view().stage, Stage::Right);
    EXPECT_EQ(table.view().board.winning.size(), 5U);
}

TEST(LessonTable, GoesOnOnlyWhenTheTaskIsDone) {
    LessonTable table(small());
    EXPECT_FALSE(table.next());
    ASSERT_TRUE(table.play(at("b5")));
    EXPECT_TRUE(table.next());
    EXPECT_EQ(table.view().task, 1);
    // The next task has no position of its own: the stone stays, and the other side is to move.
    EXPECT_TRUE(hasStone(table.view(), "b5", Stone::Black));
    EXPECT_EQ(table.board().sideToMove(), Stone::White);
}

TEST(LessonTable, BeginsInTheMiddleAsIfAllBeforeWereDone) {
    const LessonTable table(small(), 1);
    EXPECT_TRUE(hasStone(table.view(), "b5", Stone::Black));
    EXPECT_EQ(table.board().sideToMove(), Stone::White);
}

TEST(LessonTable, RefusesWhatCannotBePlayed) {
    LessonTable table(small());
    EXPECT_EQ(table.play(at("c5")).reason().code, "move.occupied");
    EXPECT_EQ(table.play(Point(9, 0)).reason().code, "move.off-board");
    EXPECT_EQ(table.choose(0).reason().code, "course.no-such-choice");
    ASSERT_TRUE(table.play(at("b5")));
    EXPECT_EQ(table.play(at("g5")).reason().code, "course.done-already");
    EXPECT_EQ(LessonTable(small(), 2).play(at("a1")).reason().code, "course.choose-a-sentence");
}

TEST(LessonTable, GoesOnFromStonesThatMayStandAnywhereAsIfTheyStoodSomewhere) {
    const Lesson& swap2 = allLessons()[static_cast<std::size_t>(lessonNumber("swap2"))];
    for (int task = 0; task <= 3; ++task) {
        EXPECT_EQ(LessonTable(swap2, task).view().board.stones.size(), std::size_t(task));
    }
}

TEST(LessonTable, TakesASentenceForAnAnswer) {
    LessonTable table(small(), 2);
    EXPECT_EQ(table.view().choices.size(), 2U);
    ASSERT_TRUE(table.choose(0));
    EXPECT_EQ(table.view().stage, Stage::Wrong);
    EXPECT_EQ(table.view().reply.english, "No.");
    ASSERT_TRUE(table.choose(1));
    EXPECT_TRUE(table.isRight());
    EXPECT_EQ(table.view().chosen, 1);
}

TEST(LessonTable, ShowsHowAWrongDefenceLoses) {
    LessonTable table(small(), 3);
    ASSERT_TRUE(table.play(at("b5")));
    const LessonView view = table.view();
    ASSERT_EQ(view.stage, Stage::Wrong);
    ASSERT_TRUE(view.why);
    EXPECT_EQ(view.why->code, "course.then.open-four");
    EXPECT_TRUE(hasStone(view, "g5", Stone::White));
    EXPECT_FALSE(view.board.capsules.empty());
}

TEST(LessonTable, AnswersTheMovesOfAnAttack) {
    LessonTable table(small(), 4);
    ASSERT_TRUE(table.play(at("f5")));
    EXPECT_EQ(table.view().stage, Stage::Asking);
    EXPECT_TRUE(hasStone(table.view(), "g5", Stone::White));
    EXPECT_EQ(table.view().why->code, "course.answers");
    // A stone that lets the attack go is shown, and the attack is still there afterwards.
    ASSERT_TRUE(table.play(at("a9")));
    EXPECT_EQ(table.view().stage, Stage::Wrong);
    for (int moves = 0; moves < 6 && !table.isRight(); ++moves) {
        table.hint();
        table.hint();
        ASSERT_TRUE(table.view().board.suggested);
        ASSERT_TRUE(table.play(*table.view().board.suggested));
    }
    EXPECT_TRUE(table.isRight());
    EXPECT_EQ(table.view().board.winning.size(), 5U);
}

TEST(LessonTable, HintsFirstAtTheAreaThenAtThePoint) {
    LessonTable table(small());
    EXPECT_FALSE(table.view().board.area);
    table.hint();
    EXPECT_EQ(table.view().board.area, at("b5"));
    EXPECT_FALSE(table.view().board.suggested);
    table.hint();
    EXPECT_EQ(table.view().board.suggested, at("b5"));
    EXPECT_EQ(table.view().hint, (Reason{"course.hint.point", {"B5"}}));
    table.restart();
    EXPECT_FALSE(table.view().board.suggested);
}

TEST(LessonTable, HighlightsNothingOnceItIsAnswered) {
    LessonTable table(small(), 3);
    ASSERT_TRUE(table.play(at("c5")));
    EXPECT_TRUE(table.view().board.capsules.empty());
    EXPECT_EQ(table.view().board.next, Stone::None);
}

TEST(LessonReader, NamesTheLineThatItDoesNotUnderstand) {
    for (const char* bad :
         {"lesson a\nask\n", "task five\n", "lesson a\ntask six\n",
          "lesson a\ntask five\n  size 4\n", "lesson a\ntask five\n  size 9\n  black j1\n",
          "lesson a\ntask five\n  size 9\n  black a1 a1\n", "lesson a\n  en Hello\n",
          "lesson a\ntask place\n  answers\n", "lesson a\ntask place\n  then a1 a2\n",
          "lesson a\ntask place\n  rule chess\n", "lesson a\ntask place\n  turn green\n",
          "lesson\n", "lesson a\ntask choice\n  choice perhaps\n"}) {
        const auto read = lessonsFromText(bad);
        ASSERT_FALSE(read) << bad;
        EXPECT_EQ(read.reason().code, "course.line-not-understood");
    }
    EXPECT_EQ(lessonsFromText("lesson a\n\n# a comment\nnonsense\n").reason().arguments,
              (std::vector<std::string>{"4", "nonsense"}));
}

}  // namespace
}  // namespace tianyuan::course
