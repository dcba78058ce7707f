#pragma once

#include "course/lesson.h"
#include "store/lesson_log.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include <map>
#include <string>
#include <vector>

namespace tianyuan::desktop {

class GameStore;
class Language;

/// The lessons of the course, and how far the person came in each. What was done is kept at once.
class CourseContents : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the course")
    /// Maps with "number", "title", "about", "tasks", "done" (tasks) and "finished".
    Q_PROPERTY(QVariantList lessons READ lessons NOTIFY changed)
    Q_PROPERTY(int finished READ finished NOTIFY changed)
    /// How things stand, in a few words; empty before the first task.
    Q_PROPERTY(QString news READ news NOTIFY changed)

public:
    CourseContents(GameStore& store, const Language& language, QObject* parent = nullptr);

    QVariantList lessons() const;
    int finished() const;
    QString news() const;

    /// How many tasks of a lesson were done.
    int tasksDone(const course::Lesson& lesson) const;
    std::vector<std::string> finishedLessons() const;
    /// So many tasks of a lesson are done.
    void keep(const course::Lesson& lesson, int tasks);
    /// As before the first lesson; whoever has deleted what is kept says so.
    void forget();

Q_SIGNALS:
    void changed();

private:
    void learnMarks();

    GameStore& store_;
    const Language& language_;
    std::map<std::string, store::LessonMark> marks_;
};

}  // namespace tianyuan::desktop
