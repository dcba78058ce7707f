#pragma once

#include "store/library.h"

#include <string>
#include <vector>

namespace tianyuan::store {

/// How far somebody came in a lesson.
struct LessonMark {
    std::string lesson;   // its id
    int tasks = 0;        // done, from the first on
    bool isDone = false;  // all of them, at some time
    Time at;              // when something was done last

    friend bool operator==(const LessonMark&, const LessonMark&) = default;
};

/// What a person has done of the course, kept in a library of games. All calls block, and what they
/// have done is safe. Lives no longer than the library.
class LessonLog {
public:
    explicit LessonLog(Library& library) : database_(library.database_) {}

    /// A lesson that was done stays done.
    Attempt keep(const LessonMark& mark);
    Result<std::vector<LessonMark>> marks();
    Attempt forgetAll();

private:
    Database& database_;
};

}  // namespace tianyuan::store
