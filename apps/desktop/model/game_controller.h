#pragma once

#include "board/board_picture.h"
#include "game/session.h"
#include "model/verb.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>

#include <filesystem>
#include <functional>
#include <memory>

namespace tianyuan::desktop {

class Language;
class Settings;

/// What the game needs from outside.
struct TableOptions {
    std::filesystem::path library;  // file of the games; empty: the usual place
    std::function<game::TimePoint()> now = std::chrono::steady_clock::now;
};

/// The game on the table, for QML: what it shows and what can be done. Owns the session; nothing
/// here blocks.
class GameController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::Verb* undo MEMBER undo_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* redo MEMBER redo_ CONSTANT)

public:
    GameController(Settings& settings, Language& language, TableOptions options,
                   QObject* parent = nullptr);
    ~GameController() override;
    static GameController* create(QQmlEngine* engine, QJSEngine*);

    bool isActive() const { return session_ != nullptr; }
    const BoardPicture& picture() const { return picture_; }

    /// Starts a game of the kind that the settings tell.
    Q_INVOKABLE void newGame();
    /// Leaves the table; an unfinished game can be taken up again.
    Q_INVOKABLE void leave();
    /// A person plays on a crossing: column from the left, row from the top.
    Q_INVOKABLE void play(QPoint point);

Q_SIGNALS:
    void changed();

private:
    void update();

    Settings& settings_;
    Language& language_;
    TableOptions options_;
    BoardPicture picture_;
    Verb* undo_;
    Verb* redo_;
    std::unique_ptr<game::Session> session_;
};

}  // namespace tianyuan::desktop
