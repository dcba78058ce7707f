#include "desktop/learn/course_contents.h"

#include "course/course.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"

#include <algorithm>

namespace tianyuan::desktop {

CourseContents::CourseContents(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent), store_(store), language_(language) {
    connect(&language, &Language::changed, this, &CourseContents::changed);
    learnMarks();
}

/// What was done before. What is done meanwhile is newer.
void CourseContents::learnMarks() {
    using Marks = std::vector<store::LessonMark>;
    store_.ask<Marks>(
        [](autosave::GameKeeper& keeper) { return store::LessonLog(keeper.library()).marks(); },
        [this](const Marks& marks) {
            for (const store::LessonMark& mark : marks) marks_.emplace(mark.lesson, mark);
            Q_EMIT changed();
        });
}

QVariantList CourseContents::lessons() const {
    const auto say = [this](const course::Text& text) {
        return QString::fromStdString(text.in(language_.current()));
    };
    QVariantList list;
    for (const course::Lesson& lesson : course::allLessons()) {
        const auto mark = marks_.find(lesson.id);
        list << QVariantMap{{"number", static_cast<int>(list.size())},
                            {"title", say(lesson.title)},
                            {"about", say(lesson.about)},
                            {"tasks", static_cast<int>(lesson.tasks.size())},
                            {"done", tasksDone(lesson)},
                            {"finished", mark != marks_.end() && mark->second.isDone}};
    }
    return list;
}

int CourseContents::finished() const {
    const auto ids = finishedLessons();
    return static_cast<int>(std::count_if(ids.begin(), ids.end(), [](const std::string& id) {
        return course::lessonNumber(id) >= 0;
    }));
}

QString CourseContents::news() const {
    if (marks_.empty()) return {};
    return language_.say("course.lessons-done", finished(),
                         static_cast<int>(course::allLessons().size()));
}

int CourseContents::tasksDone(const course::Lesson& lesson) const {
    const auto mark = marks_.find(lesson.id);
    return mark == marks_.end() ? 0 : mark->second.tasks;
}

std::vector<std::string> CourseContents::finishedLessons() const {
    std::vector<std::string> ids;
    for (const auto& [id, mark] : marks_) {
        if (mark.isDone) ids.push_back(id);
    }
    return ids;
}

void CourseContents::keep(const course::Lesson& lesson, int tasks) {
    store::LessonMark& mark = marks_[lesson.id];
    mark.lesson = lesson.id;
    mark.tasks = tasks;
    mark.isDone = mark.isDone || tasks == static_cast<int>(lesson.tasks.size());
    mark.at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    store_.run([mark](autosave::GameKeeper& keeper) {
        return store::LessonLog(keeper.library()).keep(mark);
    });
    Q_EMIT changed();
}

void CourseContents::forget() {
    marks_.clear();
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
