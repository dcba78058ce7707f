#pragma once

#include "practice/overview.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

class GameStore;
class Language;

/// How far the person has come with puzzles: what comes back, the best runs, and whether the one of
/// the day is done.
class PuzzleStanding : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int due READ due NOTIFY changed)
    Q_PROPERTY(QString dueText READ dueText NOTIFY changed)
    Q_PROPERTY(int bestStreak READ bestStreak NOTIFY changed)
    Q_PROPERTY(int bestClock READ bestClock NOTIFY changed)
    Q_PROPERTY(bool dayDone READ isDayDone NOTIFY changed)

public:
    PuzzleStanding(GameStore& store, const Language& language, QObject* parent = nullptr);

    int due() const { return overview_.due; }
    QString dueText() const;
    int bestStreak() const { return static_cast<int>(overview_.bestStreak); }
    int bestClock() const { return static_cast<int>(overview_.bestClock); }
    bool isDayDone() const { return overview_.dayDone; }

    /// Looks anew.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    GameStore& store_;
    const Language& language_;
    practice::Overview overview_;
};

}  // namespace tianyuan::desktop
