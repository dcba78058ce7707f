#pragma once

#include "core/board.h"
#include "store/summary.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QTimer>

#include <optional>

namespace tianyuan::desktop {

class GameController;
class GameStore;
class Language;
class NewGameSettings;

/// How often the position on the board occurred in the games that are kept, turned and mirrored
/// ones included, and how they went. The store is asked on its thread, once the board is at rest.
class PositionMemory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString line READ line NOTIFY changed)  // empty: never
    Q_PROPERTY(int games READ games NOTIFY changed)

public:
    PositionMemory(GameStore& store, GameController& game, const NewGameSettings& settings,
                   Language& language, QObject* parent = nullptr);
    static PositionMemory* create(QQmlEngine* engine, QJSEngine*);

    QString line() const;
    int games() const { return static_cast<int>(all_.games); }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void ask();

    GameStore& store_;
    GameController& game_;
    const NewGameSettings& settings_;
    Language& language_;
    std::optional<Board> board_;  // that was asked about
    store::ResultCounts all_;
    store::ResultCounts mine_;
    QTimer rest_;
};

}  // namespace tianyuan::desktop
