#pragma once

#include "command.h"
#include "course/lesson_table.h"
#include "store/lesson_log.h"

namespace tianyuan::cli {

/// A lesson taken at the terminal: the board and what is asked are printed, and points, numbers of
/// sentences and words are read, a line each, until the end of the input.
class TerminalLesson {
public:
    /// Where nothing can be kept, `library` is nullptr.
    TerminalLesson(const Context& context, store::Library* library)
        : context_(context), library_(library) {}

    /// Goes on with the lessons after it until the person leaves.
    int take(int lesson, int task);

private:
    enum class Next { Same, NextTask, Leave };

    void show(const course::LessonTable& table, bool withQuestion) const;
    Next obey(course::LessonTable& table, const std::string& line) const;
    Attempt keep(const course::LessonTable& table) const;
    void say(const std::string& text) const;

    const Context& context_;
    store::Library* library_;
};

}  // namespace tianyuan::cli
