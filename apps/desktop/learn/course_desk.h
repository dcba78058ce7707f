#pragma once

#include "course/lesson_table.h"
#include "desktop/board/board_picture.h"
#include "desktop/learn/course_contents.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

/// The course: its contents, and the lesson that is being taken.
class CourseDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Course)
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::CourseContents* contents READ contents CONSTANT)
    Q_PROPERTY(int lesson READ lesson NOTIFY changed)  // its number, from 0
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int task READ task NOTIFY changed)  // its number, from 0
    Q_PROPERTY(int tasks READ tasks NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)  // "asking", "wrong" or "right"
    Q_PROPERTY(QString ask READ ask NOTIFY changed)
    Q_PROPERTY(QString reply READ reply NOTIFY changed)  // in words of the lesson
    Q_PROPERTY(QString why READ why NOTIFY changed)      // what the board shows
    Q_PROPERTY(
        QString hinted READ hinted NOTIFY changed)  // the hint in words, if one was asked for
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(bool lastTask READ isLastTask NOTIFY changed)
    Q_PROPERTY(bool lastLesson READ isLastLesson NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)

public:
    CourseDesk(GameStore& store, const Language& language, QObject* parent = nullptr);
    static CourseDesk* create(QQmlEngine* engine, QJSEngine*);

    CourseContents* contents() { return &contents_; }
    int lesson() const { return lesson_; }
    QString title() const;
    int task() const { return view_.task; }
    int tasks() const { return view_.tasks; }
    QString stage() const;
    QString ask() const { return say(view_.ask); }
    QString reply() const { return say(view_.reply); }
    QString why() const;
    QString hinted() const;
    QStringList choices() const;
    int chosen() const { return view_.chosen; }
    bool isLastTask() const { return view_.isLast(); }
    bool isLastLesson() const;
    BoardPicture picture() const { return BoardPicture(view_.board); }

    /// The first lesson that is not done, at the task where it was left; nothing happens if a
    /// lesson is being taken.
    Q_INVOKABLE void begin();
    /// A lesson, at the task where it was left.
    Q_INVOKABLE void open(int lesson);
    Q_INVOKABLE void play(QPoint point);
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void hint();
    Q_INVOKABLE void restart();
    /// The next task, or after the last one the next lesson.
    Q_INVOKABLE void next();
    /// As before the first lesson; whoever has deleted what is kept says so.
    void forget();

Q_SIGNALS:
    void changed();
    void stonePlaced();
    /// Something that cannot be done, and why.
    void refused(const QString& why);

private:
    QString say(const course::Text& text) const;
    void answer(const Attempt& attempt);
    void show();

    const Language& language_;
    CourseContents contents_;
    int lesson_ = 0;
    bool hasBegun_ = false;
    course::LessonTable table_;
    course::LessonView view_;
};

}  // namespace tianyuan::desktop
