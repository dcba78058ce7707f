#pragma once

#include "table/seat_view.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

class Language;

/// One of the two who play, for QML.
class SeatModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to the game")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)  // what he or she is doing, or is like
    /// The address of a picture; empty: a person, shown by a letter.
    Q_PROPERTY(QString face READ face NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY changed)  // empty: no limit
    /// "black", "white", or "" while the opening has not decided.
    Q_PROPERTY(QString stone READ stone NOTIFY changed)
    Q_PROPERTY(bool isTurn READ isTurn NOTIFY changed)
    Q_PROPERTY(bool isThinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool isShort READ isShort NOTIFY changed)

public:
    using QObject::QObject;

    void show(const table::SeatView& view, const Language& language);

    const QString& name() const { return texts_.name; }
    const QString& line() const { return texts_.line; }
    const QString& face() const { return texts_.face; }
    const QString& clock() const { return texts_.clock; }
    QString stone() const;
    bool isTurn() const { return view_.isTurn; }
    bool isThinking() const { return view_.isThinking; }
    bool isShort() const { return view_.isShort(); }

Q_SIGNALS:
    void changed();

private:
    struct Texts {
        QString name, line, face, clock;

        friend bool operator==(const Texts&, const Texts&) = default;
    };

    table::SeatView view_;
    Texts texts_;
};

}  // namespace tianyuan::desktop
