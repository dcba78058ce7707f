#pragma once

#include "core/stone.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

/// What is shown of one who plays.
struct SeatView {
    QString name;
    QString line;    // what he or she is doing, or is like
    QString detail;  // beside the name: level, strength
    QString face;    // address of a picture; empty: a person, shown by a letter
    QString clock;   // empty: no limit
    QString stone;   // "black", "white", or "" while the opening has not decided
    bool isTurn = false;
    bool isThinking = false;
    bool isShort = false;  // of time

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// One of the two who play, for QML.
class SeatModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to the game")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString face READ face NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY changed)
    Q_PROPERTY(QString stone READ stone NOTIFY changed)
    Q_PROPERTY(bool isTurn READ isTurn NOTIFY changed)
    Q_PROPERTY(bool isThinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool isShort READ isShort NOTIFY changed)

public:
    using QObject::QObject;

    void show(const SeatView& view) {
        if (view == view_) return;
        view_ = view;
        Q_EMIT changed();
    }

    const QString& name() const { return view_.name; }
    const QString& line() const { return view_.line; }
    const QString& detail() const { return view_.detail; }
    const QString& face() const { return view_.face; }
    const QString& clock() const { return view_.clock; }
    const QString& stone() const { return view_.stone; }
    bool isTurn() const { return view_.isTurn; }
    bool isThinking() const { return view_.isThinking; }
    bool isShort() const { return view_.isShort; }

Q_SIGNALS:
    void changed();

private:
    SeatView view_;
};

}  // namespace tianyuan::desktop
