#include "course/course.h"

#include "course/lesson_reader.h"

#include <algorithm>

namespace tianyuan::course {

std::span<const Lesson> allLessons() {
    static const std::vector<Lesson> lessons = lessonsFromText(lessonTexts()).value();
    return lessons;
}

int lessonNumber(std::string_view id) {
    const std::span<const Lesson> lessons = allLessons();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (lessons[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

int firstLessonBeside(std::span<const std::string> done) {
    const std::span<const Lesson> lessons = allLessons();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (std::find(done.begin(), done.end(), lessons[i].id) == done.end())
            return static_cast<int>(i);
    }
    return 0;
}

}  // namespace tianyuan::course
