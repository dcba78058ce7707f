#pragma once

#include "desktop/board/board_picture.h"
#include "table/setup_position.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

namespace tianyuan::desktop {

class GameController;
class RecordDesk;
class Language;
class NewGameSettings;

/// A position that is being set up by hand: any stones, either side to move. From it a game can be
/// played, or it can be studied.
class SetupBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)
    Q_PROPERTY(
        QString tool READ tool WRITE setTool NOTIFY changed)  // "turn", "black", "white" or "away"
    Q_PROPERTY(QString next READ next WRITE setNext NOTIFY changed)  // "black" or "white"
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY changed)
    Q_PROPERTY(int stones READ stones NOTIFY changed)
    /// Why no game can be played from here; empty: one can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    SetupBoard(GameController& game, RecordDesk& desk, const NewGameSettings& settings,
               const Language& language, QObject* parent = nullptr);
    static SetupBoard* create(QQmlEngine* engine, QJSEngine*);

    BoardPicture picture() const { return BoardPicture(position_.view()); }
    QString tool() const;
    void setTool(const QString& tool);
    QString next() const;
    void setNext(const QString& side);
    int size() const { return position_.board().size(); }
    void setSize(int size);
    QString rule() const;
    void setRule(const QString& rule);
    int stones() const { return position_.board().stones(); }
    QString problem() const;

    /// Begins with the position on the table, or with an empty board of the usual kind.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void clear();
    /// Places what the tool says; on a stone, takes it away or changes it.
    Q_INVOKABLE void click(QPoint point);
    Q_INVOKABLE void takeAway(QPoint point);
    /// Plays it, as the settings tell; the person has the side to move.
    Q_INVOKABLE void play();
    /// Puts it on the table as a record, to try moves and to be analysed.
    Q_INVOKABLE void study();

Q_SIGNALS:
    void changed();

private:
    GameController& game_;
    RecordDesk& desk_;
    const NewGameSettings& settings_;
    const Language& language_;
    table::SetupPosition position_;
};

}  // namespace tianyuan::desktop
