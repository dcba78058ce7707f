#include "store/lesson_log.h"

namespace tianyuan::store {

Attempt LessonLog::keep(const LessonMark& mark) {
    return database_.run(
        "INSERT INTO lessons (lesson, tasks, done, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (lesson) DO UPDATE SET tasks = excluded.tasks,"
        " done = max(done, excluded.done), at = excluded.at",
        {mark.lesson, std::int64_t(mark.tasks), std::int64_t(mark.isDone),
         std::int64_t(mark.at.time_since_epoch().count())});
}

Result<std::vector<LessonMark>> LessonLog::marks() {
    std::vector<LessonMark> marks;
    Rows rows = database_.query("SELECT lesson, tasks, done, at FROM lessons ORDER BY lesson");
    while (rows.next()) {
        marks.push_back({rows.text(0), static_cast<int>(rows.integer(1)), rows.integer(2) != 0,
                         Time(std::chrono::seconds(rows.integer(3)))});
    }
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return marks;
}

Attempt LessonLog::forgetAll() { return database_.run("DELETE FROM lessons"); }

}  // namespace tianyuan::store
