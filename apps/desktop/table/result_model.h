#pragma once

#include "desktop/store/game_store.h"
#include "table/play_table.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <optional>
#include <string>

namespace tianyuan::desktop {

class Language;

/// How the game ended, in words, and how the games against this opponent went.
class ResultModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The result belongs to the game")
    Q_PROPERTY(QString title READ title NOTIFY changed)      // "You win"
    Q_PROPERTY(QString how READ how NOTIFY changed)          // what ended it
    Q_PROPERTY(QString decided READ decided NOTIFY changed)  // what decided it; may be empty
    Q_PROPERTY(QString stone READ stone NOTIFY changed)      // the winner's, or ""
    Q_PROPERTY(QString balance READ balance NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)          // the opponent could not go on
    Q_PROPERTY(QString substitute READ substitute NOTIFY changed)  // who could take its place

public:
    ResultModel(GameStore& store, const Language& language, QObject* parent = nullptr);

    /// Shows the end of a game; nullptr, or one that goes on: nothing.
    void show(const table::PlayTable* table);
    /// Counts the games against the opponent of this one; the answer comes later.
    void count(const table::PlayTable& table);

    const QString& title() const { return shown_.title; }
    const QString& how() const { return shown_.how; }
    const QString& decided() const { return shown_.decided; }
    const QString& stone() const { return shown_.stone; }
    const QString& balance() const { return balance_; }
    bool hasFailed() const { return !shown_.substitute.isEmpty(); }
    const QString& substitute() const { return shown_.substitute; }

Q_SIGNALS:
    void changed();

private:
    struct Texts {
        QString title, how, decided, stone, substitute;

        friend bool operator==(const Texts&, const Texts&) = default;
    };

    GameStore& store_;
    const Language& language_;
    Texts shown_;
    QString balance_;
    int ticket_ = 0;  // of the latest count; answers to earlier ones are late
};

}  // namespace tianyuan::desktop
