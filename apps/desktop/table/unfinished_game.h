#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/store/game_store.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <optional>

namespace tianyuan::desktop {

class Language;
class TableHost;

/// The game that was left last and can be taken up again.
class UnfinishedGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)  // who plays
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)

public:
    UnfinishedGame(TableHost& host, GameStore& store, const Language& language,
                   QObject* parent = nullptr);
    static UnfinishedGame* create(QQmlEngine* engine, QJSEngine*);

    bool exists() const { return found_.has_value(); }
    QString line() const;
    const BoardPicture& picture() const { return picture_; }

    Q_INVOKABLE void resume();
    /// Goes on with any game that was left.
    void takeUp(const autosave::Unfinished& left);

Q_SIGNALS:
    void changed();
    void resumed();
    void failed(const tianyuan::Reason& reason);

private:
    /// The table is empty, or no longer.
    void follow();
    void find();
    void take(const std::optional<autosave::Unfinished>& found);

    TableHost& host_;
    GameStore& store_;
    const Language& language_;
    std::optional<autosave::Unfinished> found_;
    BoardPicture picture_;
    int ticket_ = 0;  // of the latest search; answers to earlier ones are late
};

}  // namespace tianyuan::desktop
