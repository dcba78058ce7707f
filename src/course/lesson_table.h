#pragma once

#include "course/answer.h"
#include "course/lesson.h"

#include <optional>
#include <vector>

namespace tianyuan::course {

/// Everything that is shown of a lesson.
struct LessonView {
    enum class Stage : std::uint8_t { Asking, Wrong, Right };

    int task = 0;  // counted from 0
    int tasks = 0;
    Stage stage = Stage::Asking;
    Text ask;
    Text reply;                  // to the last answer; empty: there is nothing of its own to say
    std::optional<Reason> why;   // what the board shows of it
    std::optional<Reason> hint;  // what was asked for, in words
    std::vector<Text> choices;   // to be chosen instead of a point
    int chosen = -1;
    table::BoardView board;

    bool isLast() const { return task + 1 == tasks; }
};

/// A lesson being taken: answers in, what is shown out. A wrong answer stays on the board with what
/// is wrong with it until the next one; nothing is ever lost by it.
class LessonTable {
public:
    /// The lesson must outlive the table. Begins with a task; one that goes on from the task before
    /// it begins with an answer to that one.
    explicit LessonTable(const Lesson& lesson, int task = 0);

    const Lesson& lesson() const { return *lesson_; }
    const Task& task() const { return lesson_->tasks[static_cast<std::size_t>(number_)]; }
    /// The position that is asked about now.
    const Board& board() const { return board_; }
    LessonView view() const;
    bool isRight() const { return stage_ == LessonView::Stage::Right; }

    /// Answers with a stone. Says why it cannot be placed there.
    Attempt play(Point point);
    /// Answers with a sentence.
    Attempt choose(int choice);
    /// Shows where to look, then where to play.
    void hint();
    /// This task from its beginning.
    void restart();
    /// The next task; false: there is none, or this one is not done.
    bool next();

private:
    void begin(const Board& board);
    Board boardOf(int task) const;
    std::optional<Point> goodPoint() const;
    void forgetAnswer();

    const Lesson* lesson_;
    int number_ = 0;
    Board start_;                // of the task
    Board board_;                // as it is asked about now
    std::optional<Point> last_;  // the stone that was placed last on it
    LessonView::Stage stage_ = LessonView::Stage::Asking;
    std::optional<Point> placed_;  // the answer, while it is shown
    Answer answer_;
    Text reply_;
    int chosen_ = -1;
    int hints_ = 0;
};

}  // namespace tianyuan::course
