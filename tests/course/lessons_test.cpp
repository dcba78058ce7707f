#include "course/course.h"
#include "course/lesson_reader.h"
#include "course/lesson_table.h"
#include "lesson_truth.h"
#include "words/sentence.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::course {
namespace {

TEST(Lessons, AreTwentyOrSoAndWholeInBothLanguages) {
    EXPECT_GE(allLessons().size(), 20U);
    std::set<std::string> ids;
    for (const Lesson& lesson : allLessons()) {
        EXPECT_TRUE(ids.insert(lesson.id).second) << lesson.id;
        for (const Text& text : {lesson.title, lesson.about}) {
            EXPECT_FALSE(text.english.empty() || text.chinese.empty()) << lesson.id;
        }
        EXPECT_GE(lesson.tasks.size(), 3U) << lesson.id;
        EXPECT_TRUE(lesson.tasks.front().board) << lesson.id;
    }
}

TEST(Lessons, HaveSomethingToDoOnTheBoard) {
    for (const Lesson& lesson : allLessons()) {
        const auto onBoard =
            std::count_if(lesson.tasks.begin(), lesson.tasks.end(),
                          [](const Task& task) { return task.goal != Goal::Choice; });
        EXPECT_GE(onBoard, 2) << lesson.id;
    }
}

TEST(Lessons, SpeakOfAnOpenThreeOnlyWhenItIsExplained) {
    for (int lesson = 0; lesson < lessonNumber("open-three"); ++lesson) {
        const Lesson& taken = allLessons()[static_cast<std::size_t>(lesson)];
        for (std::size_t task = 0; task < taken.tasks.size(); ++task) {
            LessonTable table(taken, static_cast<int>(task));
            const Board board = table.board();
            for (int x = 0; x < board.size(); ++x) {
                for (int y = 0; y < board.size(); ++y) {
                    table.restart();
                    if (!table.play({x, y}) || !table.view().why) continue;
                    const std::string said =
                        words::sentence(*table.view().why, words::Language::English);
                    EXPECT_EQ(said.find("three"), std::string::npos) << taken.id << ": " << said;
                }
            }
        }
    }
}

TEST(Lessons, AreFoundByTheirIdAndByWhatIsNotDone) {
    EXPECT_EQ(lessonNumber("five"), 0);
    EXPECT_EQ(lessonNumber("chess"), -1);
    std::vector<std::string> done;
    EXPECT_EQ(firstLessonBeside(done), 0);
    done = {"board", "five", "four"};
    EXPECT_EQ(firstLessonBeside(done), 3);
    for (const Lesson& lesson : allLessons()) done.push_back(lesson.id);
    EXPECT_EQ(firstLessonBeside(done), 0);
}

class Truth : public testing::TestWithParam<std::size_t> {};

TEST_P(Truth, IsInEveryWord) {
    const Lesson& lesson = allLessons()[GetParam()];
    for (std::size_t i = 0; i < lesson.tasks.size(); ++i) {
        const LessonTable table(lesson, static_cast<int>(i));
        for (const std::string& fault : test::faultsOf(lesson.tasks[i], table.board())) {
            ADD_FAILURE() << lesson.id << ", task " << i + 1 << ": " << fault;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Lessons, Truth, testing::Range<std::size_t>(0, allLessons().size()),
                         [](const auto& lesson) {
                             std::string name = allLessons()[lesson.param].id;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace tianyuan::course
