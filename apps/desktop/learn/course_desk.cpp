#include "desktop/learn/course_desk.h"

#include "course/course.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

const course::Lesson& lessonOf(int number) {
    return course::allLessons()[static_cast<std::size_t>(number)];
}
int lessonCount() { return static_cast<int>(course::allLessons().size()); }

}  // namespace

CourseDesk::CourseDesk(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent),
      store_(store),
      language_(language),
      table_(lessonOf(0)),
      view_(table_.view()) {
    connect(&language, &Language::changed, this, &CourseDesk::changed);
    connect(&language, &Language::changed, this, &CourseDesk::progressChanged);
    learnMarks();
}

CourseDesk* CourseDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<CourseDesk>(*engine);
}

/// What was done before. What is done meanwhile is newer.
void CourseDesk::learnMarks() {
    using Marks = std::vector<store::LessonMark>;
    store_.ask<Marks>(
        [](autosave::GameKeeper& keeper) { return store::LessonLog(keeper.library()).marks(); },
        [this](const Marks& marks) {
            for (const store::LessonMark& mark : marks) marks_.emplace(mark.lesson, mark);
            Q_EMIT progressChanged();
        });
}

QString CourseDesk::say(const course::Text& text) const {
    return QString::fromStdString(text.in(language_.current()));
}

QString CourseDesk::title() const { return say(lessonOf(lesson_).title); }

QString CourseDesk::why() const { return view_.why ? language_.say(*view_.why) : QString(); }

QString CourseDesk::hinted() const { return view_.hint ? language_.say(*view_.hint) : QString(); }

QString CourseDesk::stage() const {
    using Stage = course::LessonView::Stage;
    return view_.stage == Stage::Right ? "right" : view_.stage == Stage::Wrong ? "wrong" : "asking";
}

QStringList CourseDesk::choices() const {
    QStringList choices;
    for (const course::Text& text : view_.choices) choices << say(text);
    return choices;
}

QVariantList CourseDesk::lessons() const {
    QVariantList list;
    for (int i = 0; i < lessonCount(); ++i) {
        const course::Lesson& lesson = lessonOf(i);
        const auto mark = marks_.find(lesson.id);
        list << QVariantMap{{"number", i},
                            {"title", say(lesson.title)},
                            {"about", say(lesson.about)},
                            {"tasks", static_cast<int>(lesson.tasks.size())},
                            {"done", mark == marks_.end() ? 0 : mark->second.tasks},
                            {"finished", mark != marks_.end() && mark->second.isDone}};
    }
    return list;
}

int CourseDesk::finished() const {
    return static_cast<int>(std::count_if(marks_.begin(), marks_.end(), [](const auto& each) {
        return each.second.isDone && course::lessonNumber(each.first) >= 0;
    }));
}

QString CourseDesk::news() const {
    if (marks_.empty()) return {};
    return language_.say("course.lessons-done", finished(), lessonCount());
}

bool CourseDesk::isLastLesson() const { return lesson_ + 1 == lessonCount(); }

void CourseDesk::begin() {
    if (hasBegun_) return;
    std::vector<std::string> done;
    for (const auto& [id, mark] : marks_) {
        if (mark.isDone) done.push_back(id);
    }
    open(course::firstLessonBeside(done));
}

void CourseDesk::open(int lesson) {
    if (lesson < 0 || lesson >= lessonCount()) return;
    hasBegun_ = true;
    lesson_ = lesson;
    const auto mark = marks_.find(lessonOf(lesson).id);
    const int left = mark == marks_.end() ? 0 : mark->second.tasks;
    const bool isWhole = left >= static_cast<int>(lessonOf(lesson).tasks.size());
    table_ = course::LessonTable(lessonOf(lesson), isWhole ? 0 : left);
    show();
}

void CourseDesk::play(QPoint point) { answer(table_.play({point.x(), point.y()})); }

void CourseDesk::choose(int choice) { answer(table_.choose(choice)); }

void CourseDesk::answer(const Attempt& attempt) {
    if (!attempt) {
        Q_EMIT refused(language_.say(attempt.reason()));
        return;
    }
    if (view_.choices.empty()) Q_EMIT stonePlaced();
    if (table_.isRight()) keep();
    show();
}

void CourseDesk::keep() {
    const course::Lesson& lesson = lessonOf(lesson_);
    const int tasks = table_.view().task + 1;
    store::LessonMark& mark = marks_[lesson.id];
    mark.lesson = lesson.id;
    mark.tasks = tasks;
    mark.isDone = mark.isDone || tasks == static_cast<int>(lesson.tasks.size());
    mark.at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    store_.run([mark](autosave::GameKeeper& keeper) {
        return store::LessonLog(keeper.library()).keep(mark);
    });
    Q_EMIT progressChanged();
}

void CourseDesk::hint() {
    table_.hint();
    show();
}

void CourseDesk::restart() {
    table_.restart();
    show();
}

void CourseDesk::next() {
    if (!table_.isRight()) return;
    if (table_.next()) return show();
    if (!isLastLesson()) open(lesson_ + 1);
}

void CourseDesk::forget() {
    marks_.clear();
    open(0);
    hasBegun_ = false;
    Q_EMIT progressChanged();
}

void CourseDesk::show() {
    view_ = table_.view();
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
