#pragma once

#include "progress/report.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QVariantList>

#include <functional>

namespace tianyuan::desktop {

class GameStore;
class Language;

/// How the person gets better: the rating, how games and puzzles went, and who would give an even
/// game. Worked out from what is kept, whenever the page is opened.
class ProgressDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Progress)
    QML_SINGLETON
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)  // it has been worked out
    Q_PROPERTY(int games READ games NOTIFY changed)
    Q_PROPERTY(bool rated READ isRated NOTIFY changed)
    Q_PROPERTY(int rating READ rating NOTIFY changed)
    Q_PROPERTY(int deviation READ deviation NOTIFY changed)
    /// Days with games: "day" as text, "place" (days since the first), "rating", "deviation".
    Q_PROPERTY(QVariantList points READ points NOTIFY changed)
    /// Maps with "title" and "lines": of each "name", "won", "drawn", "lost". The one of puzzles
    /// has "puzzles" and "notes", what is to be said of all of them.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
    Q_PROPERTY(int days READ days NOTIFY changed)  // on which something was done
    /// What was done on each of the last 84 days, the last one today.
    Q_PROPERTY(QVariantList recentDays READ recentDays NOTIFY changed)
    Q_PROPERTY(QString evenOpponent READ evenOpponent NOTIFY changed)  // its spec
    Q_PROPERTY(QString news READ news NOTIFY changed)

public:
    ProgressDesk(GameStore& store, const Language& language, QObject* parent = nullptr);
    static ProgressDesk* create(QQmlEngine* engine, QJSEngine*);

    bool isKnown() const { return isKnown_; }
    int games() const { return static_cast<int>(report_.games.size()); }
    bool isRated() const { return !report_.rating.empty(); }
    int rating() const;
    int deviation() const;
    QVariantList points() const;
    QVariantList tables() const;
    int days() const { return static_cast<int>(report_.days.size()); }
    QVariantList recentDays() const;
    QString evenOpponent() const { return QString::fromStdString(report_.evenOpponent); }
    QString news() const;

    Q_INVOKABLE void refresh();
    /// As JSON, or where the name ends so, as CSV.
    Q_INVOKABLE void exportTo(const QUrl& file);
    /// Begins anew: what was played until now does not count any more, and course and puzzles are
    /// as before the first. The games stay.
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();
    void forgotten();
    void said(const QString& headline);
    void failed(const QString& headline, const QString& why);

private:
    QVariantMap tableOf(const char* title, const std::vector<progress::Line>& lines,
                        const std::function<QString(const std::string&)>& nameOf) const;
    QStringList puzzleNotes() const;

    GameStore& store_;
    const Language& language_;
    progress::Report report_;
    bool isKnown_ = false;
};

}  // namespace tianyuan::desktop
