#pragma once

#include "desktop/board/board_picture.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

class GameController;
class Language;

/// The board in words, for people who hear it: "H8, black, last move".
class BoardSpeech : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What happened last on the board: "White plays H9".
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)

public:
    BoardSpeech(const GameController& game, const Language& language, QObject* parent = nullptr);
    static BoardSpeech* create(QQmlEngine* engine, QJSEngine*);

    const QString& news() const { return news_; }
    /// A crossing, column from the left and row from the top; one that is off the board says how
    /// the whole board is.
    Q_INVOKABLE QString describe(const tianyuan::desktop::BoardPicture& picture,
                                 QPoint point) const;

Q_SIGNALS:
    void newsChanged();

private:
    void listen();
    QString whole(const BoardPicture& picture) const;

    const GameController& game_;
    const Language& language_;
    QString news_;
    std::size_t stones_ = 0;
    bool isWon_ = false;
};

}  // namespace tianyuan::desktop
