#pragma once

#include "desktop/table/table_host.h"

#include <QObject>
#include <QQmlEngine>

namespace tianyuan::desktop {

class Language;

/// The teacher at the board: what he says of the last move, and what a person can do about it.
class TeacherModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the game")
    Q_PROPERTY(bool here READ isHere NOTIFY changed)
    Q_PROPERTY(bool speaking READ isSpeaking NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)  // stones that show what is meant
    Q_PROPERTY(int step READ step NOTIFY changed)    // of them on the board
    Q_PROPERTY(QString stepText READ stepText NOTIFY changed)

public:
    TeacherModel(TableHost& host, const Language& language, QObject* parent = nullptr);

    bool isHere() const;
    bool isSpeaking() const { return remark() != nullptr; }
    QString headline() const;
    QString detail() const;
    int steps() const;
    int step() const { return remark() ? remark()->step : 0; }
    QString stepText() const;

    /// The move is taken back; or it stands, and the opponent answers.
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void goOn();
    /// One stone more of what is meant, or one less.
    Q_INVOKABLE void stepBy(int stones);
    /// Is there something I must see?
    Q_INVOKABLE void ask();

Q_SIGNALS:
    void changed();

private:
    /// nullptr: nothing is said.
    const table::Remark* remark() const;
    int boardSize() const { return host_.play().plan().game.size; }

    TableHost& host_;
    const Language& language_;
};

}  // namespace tianyuan::desktop
