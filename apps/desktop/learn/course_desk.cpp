#include "desktop/learn/course_desk.h"

#include "course/course.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"

namespace tianyuan::desktop {
namespace {

const course::Lesson& lessonOf(int number) {
    return course::allLessons()[static_cast<std::size_t>(number)];
}
int lessonCount() { return static_cast<int>(course::allLessons().size()); }

}  // namespace

CourseDesk::CourseDesk(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent),
      language_(language),
      contents_(store, language),
      table_(lessonOf(0)),
      view_(table_.view()) {
    connect(&language, &Language::changed, this, &CourseDesk::changed);
}

CourseDesk* CourseDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<CourseDesk>(*engine);
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

bool CourseDesk::isLastLesson() const { return lesson_ + 1 == lessonCount(); }

void CourseDesk::begin() {
    if (hasBegun_) return;
    open(course::firstLessonBeside(contents_.finishedLessons()));
}

void CourseDesk::open(int lesson) {
    if (lesson < 0 || lesson >= lessonCount()) return;
    hasBegun_ = true;
    lesson_ = lesson;
    const int left = contents_.tasksDone(lessonOf(lesson));
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
    if (table_.isRight()) contents_.keep(lessonOf(lesson_), table_.view().task + 1);
    show();
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
    contents_.forget();
    open(0);
    hasBegun_ = false;
}

void CourseDesk::show() {
    view_ = table_.view();
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
