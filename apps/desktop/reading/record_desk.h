#pragma once

#include "desktop/reading/open_record.h"
#include "desktop/table/game_controller.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>
#include <QTimer>

#include <optional>

namespace tianyuan::desktop {

/// A record on the table, for QML: its comments, marks and variations, and where it is kept.
/// Whatever changes goes to the library by itself, as soon as the person rests.
class RecordDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString comment READ comment WRITE setComment NOTIFY changed)
    /// What a click puts on the board of a record: "triangle", "square", "circle", "cross" or
    /// "label"; empty: a stone.
    Q_PROPERTY(QString markTool READ markTool WRITE setMarkTool NOTIFY changed)
    Q_PROPERTY(QString markText READ markText WRITE setMarkText NOTIFY changed)  // of a label
    Q_PROPERTY(bool inVariation READ isInVariation NOTIFY changed)
    /// Variations of a game are tried that waits, and to which one can return.
    Q_PROPERTY(bool trying READ isTrying NOTIFY changed)

public:
    RecordDesk(TableHost& host, GameController& game, GameStore& store, const Language& language,
               QObject* parent = nullptr);
    ~RecordDesk() override;
    static RecordDesk* create(QQmlEngine* engine, QJSEngine*);

    /// Puts a record on the table, at the end of its main line, to be looked at and worked on. What
    /// is on the table now is kept. False, and nothing changes, if it is no game.
    bool read(const record::Record& record, OpenRecord origin);
    /// Puts an empty board of a rule and size on the table, to try moves on.
    Q_INVOKABLE void readEmpty(const QString& rule, int size);
    /// Plays a move; in a game that is over, as a variation.
    Q_INVOKABLE void playOn(QPoint point);
    /// Makes the game on the table a record to work on. One that nobody but people at the board
    /// wait for is returned to; any other that is going on can be resumed.
    Q_INVOKABLE void readGame();
    /// Tries a move as a variation of the game that is looked back at; false if it cannot be one.
    Q_INVOKABLE bool tryMove(QPoint point);
    Q_INVOKABLE void returnToGame() { host_.returnToGame(); }
    /// Where the record on the table came from; nothing: none is.
    const std::optional<OpenRecord>& origin() const { return origin_; }
    /// The record was written to a file: it is that file's from now on.
    void savedAs(const QString& file, record::Format format);

    /// Goes to any node of the record.
    void goTo(record::NodeId node);
    Q_INVOKABLE void cutHere();
    Q_INVOKABLE void promoteHere();
    Q_INVOKABLE void unmark(QPoint point);

    QString comment() const;
    void setComment(const QString& text);
    bool isInVariation() const;
    bool isTrying() const { return host_.isTrying(); }
    QString markTool() const;
    void setMarkTool(const QString& tool);
    const QString& markText() const { return markText_; }
    void setMarkText(const QString& text);

Q_SIGNALS:
    void changed();
    void kept();  // in the library

private:
    void noteChange();
    void keep();

    TableHost& host_;
    GameController& game_;
    GameStore& store_;
    const Language& language_;
    std::optional<OpenRecord> origin_;
    std::optional<OpenRecord> next_;  // of the record that is being put on the table
    QString markText_;                // as it is being typed
    QTimer rest_;                     // runs while a change of the record is not kept yet
};

}  // namespace tianyuan::desktop
